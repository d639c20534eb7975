import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(): { pace: Pace<number>; seen: number[] } {
  const seen: number[] = [];
  return { pace: new Pace<number>((one) => seen.push(one), () => Date.now()), seen };
}

it('shows the first at once and the others one after the other', () => {
  const { pace, seen } = paced();

  for (const one of [1, 2, 3]) pace.push(one);
  const atOnce = [...seen];
  vi.advanceTimersByTime(2_500);

  expect(atOnce).toEqual([1]);
  expect(seen).toEqual([1, 2, 3]);
});

it('hurries through a long burst', () => {
  const { pace, seen } = paced();

  for (let one = 0; one < 60; one += 1) pace.push(one);
  vi.advanceTimersByTime(2_500);

  expect(seen).toHaveLength(60);
});

it('goes to the end when asked to', () => {
  const { pace, seen } = paced();

  for (const one of [1, 2, 3, 4]) pace.push(one);

  expect(pace.skip()).toBe(true);
  expect(seen).toEqual([1, 4]);
  expect(pace.skip()).toBe(false);
});
