import { expect, it } from 'vitest';
import { beats, forecastOf, verdictOf, type Sure } from './forecast';

const EVEN: Sure = { certain: 3, possible: 1, most: 5, theirs: 2 };

it('tells a lost bid from an open and a certain one', () => {
  const verdicts = [0, 1, 2, 3, 4, 5].map((barrels) => verdictOf(EVEN, barrels));

  expect(verdicts).toEqual(['lost', 'open', 'open', 'certain', 'certain', 'certain']);
  expect(verdictOf({ ...EVEN, certain: null, possible: null }, 5)).toBe('lost');
});

it('says up to which bid of the other one wins', () => {
  expect([1, 2, 5].map((barrels) => beats(EVEN, barrels))).toEqual([0, 1, 2]);
});

it('reads nothing where nobody fights', () => {
  expect(forecastOf({})).toBeNull();
});
