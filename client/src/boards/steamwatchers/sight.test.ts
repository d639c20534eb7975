import { expect, it } from 'vitest';
import { bounded, isSeen, opening, panned, scaleOf, viewBoxOf, WHOLE, zoomed } from './sight';

const DESK = { width: 800, height: 800 };
const PHONE = { width: 390, height: 240 };

it('opens with the whole map on a desk, and larger on a phone', () => {
  expect(opening(DESK)).toEqual(WHOLE);
  expect(viewBoxOf(WHOLE, DESK)).toBe('0.00 0.00 1000.00 1000.00');
  expect(scaleOf(opening(PHONE), PHONE)).toBeCloseTo(0.86);
});

it('keeps the place under the hand while it zooms', () => {
  const at = [200, 300] as const;
  const place = (sight: typeof WHOLE) => {
    const scale = scaleOf(sight, DESK);
    return [sight.x + (at[0] - 400) / scale, sight.y + (at[1] - 400) / scale];
  };

  const nearer = zoomed(zoomed(WHOLE, DESK, 2, at), DESK, 1.5, at);

  expect(nearer.zoom).toBeCloseTo(3);
  expect(place(nearer)[0]).toBeCloseTo(place(WHOLE)[0] ?? 0);
  expect(place(nearer)[1]).toBeCloseTo(place(WHOLE)[1] ?? 0);
});

it('follows the hand, but not off the map', () => {
  const near = { x: 500, y: 500, zoom: 4 };

  expect(panned(near, DESK, 80, 0).x).toBeCloseTo(475);
  expect(panned(near, DESK, 1e6, 1e6).x).toBeGreaterThanOrEqual(0);
  expect(bounded({ ...near, zoom: 99 }, DESK).zoom).toBeLessThanOrEqual(6);
  expect(bounded({ ...near, zoom: 0 }, DESK).zoom).toBe(1);
});

it('knows what is seen', () => {
  const near = { x: 500, y: 500, zoom: 4 };

  expect(isSeen(near, DESK, [520, 480])).toBe(true);
  expect(isSeen(near, DESK, [900, 480])).toBe(false);
});
