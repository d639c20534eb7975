/** The position that a part of the table shows, once the printed values are here. */

import type { Rows, TableParts } from './props';
import type { Muster } from './aids';
import { files } from './files.svelte';
import { instruments } from './instruments.svelte';
import { mannersOf, Position } from './position';
import type { Printed } from './printed';

interface Seen {
  readonly printed: Printed;
  readonly config: Readonly<Record<string, unknown>>;
  readonly muster: Muster | null;
  readonly position: Position;
}

/** One position for all parts of the table: whoever draws it is called again only when there is another. */
const kept = new WeakMap<Rows, Seen>();

export function positionOf({ box, shown: { rows }, table: { config } }: TableParts): Position | null {
  files.open(box);
  const { printed } = files;
  const muster = instruments.muster.answer;
  if (!printed) return null;
  const known = kept.get(rows);
  if (known && known.printed === printed && known.config === config && known.muster === muster) return known.position;
  const position = new Position(rows, printed, mannersOf(config), muster);
  kept.set(rows, { printed, config, muster, position });
  return position;
}
