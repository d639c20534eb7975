/** The position that a part of the table shows, once the printed values are here. */

import type { TableParts } from '../contract';
import { files } from './files.svelte';
import { instruments } from './instruments.svelte';
import { mannersOf, Position } from './position';

export function positionOf({ box, shown, table }: TableParts): Position | null {
  files.open(box);
  return files.printed && new Position(shown.rows, files.printed, mannersOf(table.config), instruments.muster.answer);
}
