import { beforeEach, expect, it, vi } from 'vitest';
import { Builder } from './builder.svelte';
import { Draft } from './draft.svelte';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked here')));
});

it('has the same squad on the bench after a reload, without cards that are no longer printed', () => {
  const draft = new Draft();
  draft.taken = ['lum-champion', 'lum-archer', 'lum-archer'];
  draft.casual = true;
  draft.name = 'Watch';
  draft.keep();

  const again = new Draft();
  again.among(new Set(['lum-champion']));

  expect([again.taken, again.casual, again.name]).toEqual([['lum-champion'], true, 'Watch']);
});

it('has an empty bench where what was kept is damaged', () => {
  stored.set('samovar.steamfront.squad-bench', '{"taken": 3');

  expect(new Draft().taken).toEqual([]);
});

it('takes back the name and the objectives of a table together with the table', () => {
  const builder = new Builder('front');
  builder.name = 'Mine';
  builder.change({ deployment: 'avenue', pieces: [], objectives: [] }, { name: 'Boiler Square', wanted: 5 });
  expect([builder.name, builder.wanted, builder.ground.deployment]).toEqual(['Boiler Square', 5, 'avenue']);

  builder.undo();

  expect([builder.name, builder.wanted, builder.ground.deployment]).toEqual(['Mine', 3, 'front']);
});
