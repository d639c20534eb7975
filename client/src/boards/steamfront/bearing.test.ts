import { expect, it } from 'vitest';
import aid from '../../../../src/samovar/games/steamfront/book/aid.en.md?raw';
import book from '../../../../src/samovar/games/steamfront/book/book.en.md?raw';
import { bearing } from './bearing';
import source from './Figure.svelte?raw';

const signs = new Set([...`${book}${aid}`.matchAll(/\{([a-z-]+)\}/gu)].map(([, name = '']) => name));

it('draws every sign of the rulebook and of the aid', () => {
  expect([...signs].filter((name) => !bearing(name))).toEqual([]);
  expect(bearing('nothing')).toBeNull();
});

it('has a sign in the rulebook for every state that a figure shows', () => {
  const shown = [...source.matchAll(/data-state="([a-z]+)"/gu)].map(([, state = '']) => state);

  expect(shown.filter((state) => !signs.has(state))).toEqual([]);
});
