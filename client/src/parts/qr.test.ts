import { describe, expect, it } from 'vitest';
import { qr } from './qr';

// Read back by a scanner of another maker when it was drawn first.
const SAMOVAR = [
  '#######.#..##.#######',
  '#.....#..#....#.....#',
  '#.###.#...#.#.#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.....#.#..#..#.....#',
  '#######.#.#.#.#######',
  '........#####........',
  '#...#.####.#.#####..#',
  '#.####..##.##.....###',
  '##.#..##...#..###..#.',
  '.#.##....#...###...##',
  '###..###....###...###',
  '........##..####.#..#',
  '#######.#...##..#..#.',
  '#.....#..####...#..##',
  '#.###.#.#..#..#...#.#',
  '#.###.#...###....#.##',
  '#.###.#...##..#.#.#..',
  '#.....#...#..###.....',
  '#######.###.####.##.#',
];

function drawn(text: string): string[] {
  return qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
}

describe('a QR code', () => {
  it('is drawn as it was when a scanner read it', () => {
    expect(drawn('SAMOVAR')).toEqual(SAMOVAR);
  });

  it('grows with its text, and has its three corners', () => {
    const long = drawn(`https://samovar.example/t/${'a'.repeat(120)}`);

    expect(drawn('a').length).toBe(21);
    expect(long.length).toBeGreaterThan(40);
    for (const row of [long[0], long[long.length - 1]]) expect(row?.startsWith('#######.')).toBe(true);
    expect(long[0]?.endsWith('.#######')).toBe(true);
  });

  it('refuses a text that does not fit', () => {
    expect(() => qr('a'.repeat(400))).toThrow('too long');
  });
});
