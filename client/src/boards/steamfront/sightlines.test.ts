import { describe, expect, it } from 'vitest';
import type { Sight } from './aids';
import type { Figure } from './position';
import { SightLines } from './sightlines';

const figure = (id: string, at: readonly [number, number]) => ({ id, at }) as unknown as Figure;
const seen = (id: string, at: readonly [number, number], target: string, line: readonly [readonly [number, number], readonly [number, number]]) =>
  ({ figure: id, at, targets: [{ figure: target, line }] }) as unknown as Sight;

describe('the line of an attack', () => {
  const line = [[0, 200], [900, 0]] as const;

  it('runs where the sight ran, also when the attack is told after nobody looks any more', () => {
    const lines = new SightLines();
    const two = { attacker: figure('a1', [0, 0]), target: figure('b1', [1000, 0]) };

    expect(lines.of(two, null)).toBeNull();
    expect(lines.of(two, null, seen('a1', [0, 0], 'b1', line))).toEqual(line);
    expect(lines.of(two, null)).toEqual(line);
  });

  it('is not that of another place', () => {
    const lines = new SightLines();
    const elsewhere = seen('a1', [500, 0], 'b1', line);

    expect(lines.of({ attacker: figure('a1', [0, 0]), target: figure('b1', [1000, 0]) }, elsewhere)).toBeNull();
  });
});
