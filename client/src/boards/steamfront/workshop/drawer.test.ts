import { beforeEach, expect, it, vi } from 'vitest';
import { newGame } from './crafts';
import { Drawer } from './drawer.svelte';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

it('keeps one thing under each name, and finds it again', () => {
  const drawer = new Drawer('test');
  drawer.put('Wall', 'one');
  drawer.put('Fire', 'two');
  drawer.put('Wall', 'three');

  expect(new Drawer('test').kept).toEqual([
    { name: 'Fire', code: 'two' },
    { name: 'Wall', code: 'three' },
  ]);

  drawer.drop('Fire');

  expect(new Drawer('test').kept.map(({ name }) => name)).toEqual(['Wall']);
});

it('is empty when what was kept is damaged or forbidden', () => {
  kept.set('test', '{"name": 3');
  expect(new Drawer('test').kept).toEqual([]);
  kept.set('test', '[{"name": 3}, {"name": "a", "code": "b"}]');
  expect(new Drawer('test').kept).toEqual([{ name: 'a', code: 'b' }]);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no');
    },
  });
  expect(new Drawer('test').kept).toEqual([]);
});

it('takes settings along in the address of a new game', () => {
  const address = newGame({ table: 'front/mur-droit@1,2,3/4,5' });

  expect(address.startsWith('/new/steamfront#')).toBe(true);
  expect(JSON.parse(decodeURIComponent(address.split('#')[1] ?? ''))).toEqual({ table: 'front/mur-droit@1,2,3/4,5' });
});
