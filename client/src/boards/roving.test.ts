import { expect, it } from 'vitest';
import { nearest } from './roving';

const spots = [
  { x: 100, y: 0 },
  { x: 60, y: 80 },
  { x: -40, y: 10 },
  { x: 0, y: 300 },
];

it('goes to what lies ahead, not to what lies aside', () => {
  const here = { x: 0, y: 0 };

  expect(nearest(here, spots, [1, 0])).toBe(0);
  expect(nearest(here, spots, [-1, 0])).toBe(2);
  expect(nearest(here, spots, [0, 1])).toBe(2);
  expect(nearest(here, spots, [0, -1])).toBe(-1);
});
