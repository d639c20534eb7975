/** The ruler of a reader: it lies on his own screen, and no table ever hears of it. */

import type { Sight } from './aids';
import { Glass } from './glass.svelte';
import { far, type Spot } from './plane';
import type { Figure, Position } from './position';

/** An end of the ruler: a place, or the base that lies under it. */
export interface End {
  readonly at: Spot;
  readonly figure: Figure | null;
}

export function endAt(position: Position, spot: Spot): End {
  const figure = position.standing().find((one) => far(one.at, spot) <= one.card.radius) ?? null;
  return { at: figure?.at ?? spot, figure };
}

class Ruler {
  from = $state.raw<End | null>(null);
  to = $state.raw<End | null>(null);
  /** Between two bases the engine measures. */
  readonly between = new Glass<Sight>('sight');

  /** The first press begins, the second ends, the third begins anew. */
  press(end: End): void {
    if (this.from && !this.to) this.to = end;
    else [this.from, this.to] = [end, null];
  }

  stretch(from: End, to: End): void {
    [this.from, this.to] = [from, to];
  }

  clear(): void {
    [this.from, this.to] = [null, null];
  }

  /** In thousandths of an inch, from the edges of the bases; the engine's word between two of them, if it is there. */
  length(): number | null {
    const { from, to } = this;
    if (!from || !to) return null;
    if (from.figure && to.figure) {
      const told = this.between.answer;
      const target = told?.figure === from.figure.id ? told.targets.find(({ figure }) => figure === to.figure?.id) : null;
      if (target) return target.distance;
    }
    return Math.max(0, far(from.at, to.at) - (from.figure?.card.radius ?? 0) - (to.figure?.card.radius ?? 0));
  }
}

export const ruler = new Ruler();
