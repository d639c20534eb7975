import { expect, it } from 'vitest';
import { Chance } from './chance';
import { polygon, steps } from './shapes';

it('draws the same picture from the same seed, and another from another', () => {
  const [once, again, other] = [12, 12, 13].map((seed) => {
    const chance = new Chance(seed);
    return steps(50).map(() => chance.next());
  });

  expect(once).toEqual(again);
  expect(once).not.toEqual(other);
});

it('keeps to the bounds it was given', () => {
  const chance = new Chance(7);
  const rolls = steps(2000).map(() => chance.whole(1, 6));

  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

it('closes an outline', () => {
  expect(
    polygon([
      [0, 0],
      [1.25, 0],
      [0, 2],
    ]),
  ).toBe('M0 0L1.3 0L0 2Z');
});
