/** Steamfront at the table. */

import type { Seat } from '../../wire/messages';
import type { GameBoard, Phases, Shown, TableParts, Target } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Emblem from './Emblem.svelte';
import { files } from './files.svelte';
import { listOf } from './list';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { instructionIn } from './standing';
import { word } from './words';

const PHASES = ['phase-initiative', 'phase-activation', 'phase-control'];

function phases(shown: Shown): Phases | null {
  const phase = shown.rows.count('phase');
  return phase === 0 ? null : { keys: PHASES, now: phase - 1 };
}

function headline({ box, shown }: TableParts): string {
  files.open(box);
  const scenario = files.printed?.scenarios[shown.rows.count('scenario')];
  const turn = shown.rows.count('turn');
  const when = turn === 0 ? word('setup') : word('turn-of', { turn });
  return scenario ? `${box.name('scenario', scenario)} · ${when}` : when;
}

function score(shown: Shown, seat: Seat): { value: number; caption: string } {
  return { value: shown.rows.count('points', seat.id), caption: word('victory') };
}

/** Figures stand for the side that leads them. */
function seatOf({ table }: TableParts, { kind, id }: Target): number | null {
  return kind === 'figure' ? (table.seats.find((seat) => id.startsWith(seat.id))?.seat ?? null) : null;
}

const board: GameBoard = { Board, Dock, Player, Preview, Aside, instruction: instructionIn, Emblem, list: listOf, phases, headline, score, seatOf };

export default board;
