/** The bid that is being set. A barrel goes onto it, or off it again, from wherever one's stock is drawn. */

import { numberIn, saidBy } from '../args';
import type { Carried } from '../carrying';
import { placeUnder } from './dragging';
import type { BoardProps } from './props';

interface Turned {
  readonly most: number;
  readonly barrels: number;
  /** Where the fight is, if it is for a zone. */
  readonly zone: string | null;
}

const FIELD = 'barrels';

class Wheel {
  /** Null when no bid is asked. */
  at = $state.raw<Turned | null>(null);
  private board: BoardProps | null = null;

  /** What the question is now; whoever draws the board tells. */
  follow(board: BoardProps, zone: string | null): void {
    const [field, ...more] = board.question?.fields ?? [];
    const asked = field?.kind === 'number' && field.name === FIELD && more.length === 0;
    this.board = asked ? board : null;
    this.at = asked ? { most: field.high, barrels: (board.option && numberIn(saidBy(board.option).args, FIELD)) ?? field.low, zone } : null;
  }

  turn(by: number): void {
    const { at, board } = this;
    const barrels = at && Math.max(0, Math.min(at.most, at.barrels + by));
    const option = board?.question?.options.find((one) => numberIn(saidBy(one).args, FIELD) === barrels);
    if (option) board?.select(option);
  }

  /** A full barrel is taken up: from the stock it goes onto the bid, from the bid anywhere else. */
  take(event: PointerEvent): Carried | null {
    const thing = this.at && event.target instanceof Element ? event.target.closest('svg.full') : null;
    if (!thing) return null;
    const bid = thing.closest('[data-bid]') !== null;
    return {
      thing,
      over: () => {},
      drop: (under) => {
        if (bid !== this.onBid(under)) this.turn(bid ? -1 : 1);
      },
    };
  }

  private onBid(under: Element | null): boolean {
    if (under?.closest('[data-bid]')) return true;
    const zone = this.at?.zone ?? null;
    return zone !== null && placeUnder(under) === `zone:${zone}`;
  }
}

export const wheel = new Wheel();
