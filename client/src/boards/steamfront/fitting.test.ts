import { describe, expect, it } from 'vitest';
import { fitting } from './fitting';
import { far } from './plane';

const ZONE = [0, 0, 30_000, 0, 30_000, 3_000, 0, 3_000];

describe('a place for a figure', () => {
  it('stays where it was put if it is free', () => {
    expect(fitting([9_000, 1_500], 500, ZONE, [])).toEqual([9_000, 1_500]);
  });

  it('slightly outside the zone means just inside it', () => {
    const [x, y] = fitting([9_000, 3_400], 500, ZONE, []);
    expect(x).toBe(9_000);
    expect(y).toBeLessThanOrEqual(2_500);
    expect(y).toBeGreaterThan(2_480);
  });

  it('on somebody means beside him', () => {
    const other = { at: [9_000, 2_400] as const, radius: 600 };
    const spot = fitting([9_100, 2_450], 500, ZONE, [other]);
    expect(far(spot, other.at)).toBeGreaterThanOrEqual(1_100);
    expect(spot[1]).toBeLessThanOrEqual(2_500);
  });
});
