import { expect, test } from 'vitest';
import { journalOf, keptAfter } from './journal';

test('a single game has no journal', () => {
  expect(journalOf({})).toBeNull();
});

test('a card is kept in place of the one before, and put back by a second press', () => {
  const first = keptAfter([], 'drone', 1);
  const other = keptAfter(first, 'camera', 1);

  expect(other).toEqual(['camera']);
  expect(keptAfter(other, 'camera', 1)).toEqual([]);
});

test('two cards are kept where the house allows two', () => {
  expect(keptAfter(['drone'], 'camera', 2)).toEqual(['drone', 'camera']);
});
