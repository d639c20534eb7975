import { expect, it } from 'vitest';
import { REGIONS } from './map.fixture';
import { regionsOf, ringsOf } from './regions';

const SQUARES = regionsOf({
  grid: [30, 10],
  arcs: [
    { between: ['west', 'east'], line: '100 0 0 100' },
    { between: ['west', 'frame'], line: '100 100 -100 0 0 -100 100 0' },
    { between: ['east', 'frame'], line: '100 0 100 0 0 100 -100 0' },
  ],
  regions: { west: { kind: 'plain', pole: [5, 5, 5], rings: [[1, 2]] }, east: { kind: 'sea', pole: [15, 5, 5], rings: [[-1, 3]] } },
  land: [[[1, 2]]],
  straits: [],
  peaks: [],
  floes: [{ tone: 1, ring: '12 2 4 0 0 4' }],
});

it('draws both neighbours with the border that they share', () => {
  expect(SQUARES.regions['west']?.path).toBe('M10 0L10 10L0 10L0 0Z');
  expect(SQUARES.regions['east']?.path).toBe('M10 10L10 0L20 0L20 10Z');
  expect(SQUARES.land).toEqual(['M10 0L10 10L0 10L0 0Z']);
  expect(SQUARES.floes[0]?.ring).toEqual([[12, 2], [16, 2], [16, 6]]);
});

it('covers the whole grid with the regions of the house, none over another', () => {
  const area = Object.values(REGIONS.regions).reduce((sum, { path }) => sum + Math.abs(ringsOf(path).reduce((all, ring) => all + signed(ring), 0)), 0);

  expect(Math.round(area)).toBe(REGIONS.grid[0] * REGIONS.grid[1]);
});

/** Rings within rings run the other way round, so their areas take away. */
function signed(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
