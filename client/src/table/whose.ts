/** Whose something is: the seat that a named thing is, or stands for. */

import type { GameBoard, TableParts } from '../boards/contract';
import type { Deed, Line, Seat } from '../wire/messages';

export interface Eyes {
  readonly board: GameBoard | null;
  readonly parts: TableParts | null;
  readonly seats: readonly Seat[];
}

function seatIn({ board, parts, seats }: Eyes, value: unknown): Seat | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const own = seats.find((one) => one.id === value.id);
  if (own || !parts || !board?.seatOf || !('kind' in value)) return own ?? null;
  return seats[board.seatOf(parts, { kind: String(value.kind), id: String(value.id) }) ?? -1] ?? null;
}

/** As the game says, or the first seat that the sentence names: a deed's own, for what it is made of names everybody. */
export function whose(eyes: Eyes, deed: Deed | null, line: Line | null): Seat | null {
  const told = deed?.of ? seatIn(eyes, deed.of) : null;
  const named = deed?.text ?? line;
  return told ?? Object.values(named?.args ?? {}).map((value) => seatIn(eyes, value)).find((one) => one !== null) ?? null;
}
