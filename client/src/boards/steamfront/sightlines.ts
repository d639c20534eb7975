/** Where the sight ran between two figures, as long as both stand where they stood: an attack is told after it was looked at. */

import type { Sight } from './aids';
import type { Spot } from './plane';
import type { Figure } from './position';

export type SightLine = readonly [Spot, Spot];

const MOST_KEPT = 60;

interface Two {
  readonly attacker: Figure;
  readonly target: Figure;
}

function keyOf({ attacker, target }: Two): string {
  return [attacker, target].map(({ id, at }) => `${id}@${at[0]},${at[1]}`).join('>');
}

export class SightLines {
  private readonly kept = new Map<string, SightLine>();

  /** The line of these two, out of what is seen now or was seen before. */
  of(two: Two, ...seen: readonly (Sight | null)[]): SightLine | null {
    const { attacker, target } = two;
    const now = seen.find((sight) => sight?.figure === attacker.id && sight.at[0] === attacker.at[0] && sight.at[1] === attacker.at[1]);
    const line = now?.targets.find(({ figure }) => figure === target.id)?.line;
    const key = keyOf(two);
    if (!line) return this.kept.get(key) ?? null;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, line);
    return line;
  }
}
