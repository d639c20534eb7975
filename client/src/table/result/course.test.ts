import { describe, expect, it } from 'vitest';
import { courseOf, HEIGHT, marksBetween, WIDTH } from './course';

describe('the course of the scores', () => {
  it('has a line a seat that stays inside, higher for more', () => {
    const stages = [[0, 0], [3, 1], [2, -1]].map((scores, turn) => ({ turn, moment: turn + 1, scores }));

    const { lines, turns, marks } = courseOf(stages);

    expect(lines.map(({ last }) => last)).toEqual([2, -1]);
    for (const [x, y] of lines.flatMap(({ points }) => points)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
    expect(lines[0]?.points[1]?.[1]).toBeLessThan(lines[1]?.points[1]?.[1] ?? 0);
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2]);
    expect(marks.map(({ value }) => value)).toEqual([-1, 0, 1, 2, 3]);
  });

  it('writes few round numbers, whatever the scores are', () => {
    expect(marksBetween(0, 40)).toEqual([0, 10, 20, 30, 40]);
    expect(marksBetween(-3, 0)).toEqual([-3, -2, -1, 0]);
    expect(courseOf([]).lines).toEqual([]);
  });
});
