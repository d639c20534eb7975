import { expect, it } from 'vitest';
import { beats, forecastOf, verdictOf, type Sure } from './forecast';

const EVEN: Sure = { certain: 3, possible: 1, most: 5, theirs: 2, lead: -1 };

it('tells a lost bid from an open and a certain one', () => {
  const verdicts = [0, 1, 2, 3, 4, 5].map((barrels) => verdictOf(EVEN, barrels));

  expect(verdicts).toEqual(['lost', 'open', 'open', 'certain', 'certain', 'certain']);
  expect(verdictOf({ ...EVEN, certain: null, possible: null }, 5)).toBe('lost');
});

it('says up to which bid of the other one wins', () => {
  expect([1, 2, 5].map((barrels) => beats(EVEN, barrels))).toEqual([0, 1, 2]);
});

it('counts the lead of whoever is stronger before the bids', () => {
  const ahead: Sure = { certain: 2, possible: 0, most: 6, theirs: 6, lead: 4 };

  expect([0, 1, 2].map((barrels) => beats(ahead, barrels))).toEqual([4, 5, 6]);
});

it('reads nothing where nobody fights', () => {
  expect(forecastOf({})).toBeNull();
});
