/** Orders that are not shown yet: one's own with their faces, the others' as backs. */

import type { BoardProps, Shown } from './props';
import type { Line } from '../../wire/messages';
import { idOf, pairsIn } from '../args';
import type { Position } from './position';

export interface Planned {
  readonly order: string;
  readonly clan: string | null;
}

const VERBS = new Set(['plan', 'plan-caravan']);
const SEALED = 'sealed';
export const BACK = 'back';

export function planOf(board: Pick<BoardProps, 'dealt' | 'preview' | 'question' | 'seat' | 'shown' | 'table'>, position: Position): ReadonlyMap<string, Planned> {
  const found = new Map<string, Planned>();
  if (board.shown.scene.doing !== 'planning') return found;
  for (const { seat, id } of board.table.seats) {
    const clan = position.clan(id);
    if (seat === board.seat) {
      for (const [zone, order] of ownPlan(board)) found.set(zone, { order, clan });
    } else if (board.shown.answers[seat] === SEALED) {
      const zones = position.stands(id);
      const tokens = position.rows.reading.ids('order').reduce((sum, kind) => sum + position.rows.count('order-reserve', id, kind), 0);
      // With more zones than tokens nobody can tell which stay without: then none is drawn.
      if (zones.length <= tokens) for (const zone of zones) found.set(zone, { order: BACK, clan });
    }
  }
  return found;
}

function ownPlan(board: Pick<BoardProps, 'dealt' | 'preview' | 'question' | 'seat' | 'shown'>): Iterable<readonly [string, string]> {
  const { preview } = board;
  const planned = preview ? (VERBS.has(preview.verb) ? pairsIn(preview.args, 'orders') : []) : (board.shown.scene.orders ?? []);
  return planned.length > 0 ? planned : board.dealt; // an unfinished plan is not a line yet
}

/** An order that has just been turned up. `turn` is the place of its owner in the row of those who reveal. */
export interface Revealed extends Planned {
  readonly turn: number;
}

/** What the tokens turned up a moment ago show, decoys included, which go back at once. */
export function revealOf(told: readonly Line[], before: Shown | null): ReadonlyMap<string, Revealed> {
  const found = new Map<string, Revealed>();
  if (before?.scene.doing !== 'planning') return found;
  for (const [turn, { args }] of told.filter(({ key }) => key === 'event-planned').entries()) {
    const clan = idOf(args['clan']);
    for (const [zone, order] of pairsIn(args, 'orders')) found.set(zone, { order, clan, turn });
  }
  return found;
}
