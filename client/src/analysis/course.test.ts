import { describe, expect, it } from 'vitest';
import { across, down, HEIGHT, line, offBy, WIDTH } from './course';

describe('the course of the chances', () => {
  const course = [
    { place: 0, seq: 1, truth: [0.5, 0.5], known: [0.25, 0.75] },
    { place: 10, seq: 9, truth: [1, 0], known: [1, 0] },
  ];

  it('runs from the first choice to the last, a victory above a defeat', () => {
    const ends = line(course, 'truth', 0, 10).split(' ').map((point) => point.split(',').map(Number));
    expect(ends).toHaveLength(2);
    expect(ends[0]?.[0]).toBeLessThan(ends[1]?.[0] ?? 0);
    expect(ends[0]?.[1]).toBeGreaterThan(ends[1]?.[1] ?? 0);
    expect(line(course, 'known', 1, 10)).not.toBe(line(course, 'truth', 1, 10));
  });

  it('stays inside the chart', () => {
    expect(across(0, 0)).toBeLessThan(WIDTH);
    expect(across(10, 10)).toBeLessThan(WIDTH);
    expect(down(0)).toBeLessThan(HEIGHT);
    expect(down(1)).toBeGreaterThan(0);
  });

  it('says how far it may be off', () => {
    expect(offBy(16)).toBe(13);
    expect(offBy(0)).toBe(50);
  });
});
