import { expect, it } from 'vitest';
import { fillsWindow, pageAt } from './route';

it('finds home at the root', () => {
  expect(pageAt('/')).toEqual({ name: 'home' });
});

it('finds the pages of a game and of a table', () => {
  expect(pageAt('/new/kettle')).toEqual({ name: 'new', game: 'kettle' });
  expect(pageAt('/new')).toEqual({ name: 'new', game: null });
  expect(pageAt('/t/k3v7')).toEqual({ name: 'table', table: 'k3v7' });
  expect(pageAt('/t/k3v7/replay')).toEqual({ name: 'replay', table: 'k3v7' });
  expect(pageAt('/t/k3v7/analysis')).toEqual({ name: 'analysis', table: 'k3v7' });
  expect(pageAt('/rules/kettle/')).toEqual({ name: 'rules', game: 'kettle' });
  expect(pageAt('/games-mine')).toEqual({ name: 'mine' });
  expect(pageAt('/lab')).toEqual({ name: 'lab' });
  expect(pageAt('/record')).toEqual({ name: 'record' });
  expect(pageAt('/letters')).toEqual({ name: 'letters' });
  expect(pageAt('/ladder/kettle')).toEqual({ name: 'ladder', game: 'kettle' });
  expect(pageAt('/tournaments')).toEqual({ name: 'tournaments', tournament: null });
  expect(pageAt('/tournaments/a1')).toEqual({ name: 'tournaments', tournament: 'a1' });
  expect(pageAt('/games/kettle/workshop')).toEqual({ name: 'workshop', game: 'kettle' });
});

it('says which address has no page', () => {
  for (const path of ['/attic', '/t', '/t/a/b', '/t/a/replay/b', '/new/a/b', '/new/', '/rules', '/%', '/constructor']) {
    const page = pageAt(path);
    expect(page.name === 'lost' || path === '/new/').toBe(true);
  }
  expect(pageAt('/attic')).toEqual({ name: 'lost', path: '/attic' });
});

it('gives a table the whole window', () => {
  expect(fillsWindow(pageAt('/t/k3v7'))).toBe(true);
  expect(fillsWindow(pageAt('/settings'))).toBe(false);
});
