/** Steamwatchers at the table. */

import type { GameBoard, OpenBox, Phases, Shown, TableParts, Target } from '../contract';
import type { Seat } from '../../wire/messages';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Emblem from './Emblem.svelte';
import { files } from './files.svelte';
import { leaders } from './leaders.svelte';
import { listOf } from './list';
import Player from './Player.svelte';
import { Position } from './position';
import Preview from './Preview.svelte';
import { instructionOf } from './standing';
import { word } from './words';

const PHASES = ['phase-conclave', 'phase-planning', 'phase-activation', 'phase-decline', 'phase-great-white'];

function phases(shown: Shown): Phases | null {
  const phase = shown.rows.count('phase');
  return phase === 0 ? null : { keys: PHASES, now: phase - 1 };
}

function headline({ box, shown }: TableParts): string {
  files.open(box);
  const scenario = files.printed && new Position(shown.rows, files.printed).scenario();
  if (!scenario) return '';
  const turn = shown.rows.count('turn');
  const when = turn === 0 ? word('setup') : word('turn-of', { turn, turns: scenario.turns });
  return `${box.name('scenario', scenario.id)} · ${when}`;
}

function score(shown: Shown, seat: Seat): { value: number; caption: string } | null {
  const clan = files.printed && new Position(shown.rows, files.printed).clan(seat.id);
  leaders.learn(seat.id, clan);
  return clan ? { value: shown.rows.count('geo', seat.id), caption: word('geo') } : null;
}

function title(box: OpenBox, shown: Shown, seat: Seat): string | null {
  files.open(box);
  const clan = files.printed && new Position(shown.rows, files.printed).clan(seat.id);
  return clan ? box.name('clan', clan) : null;
}

/** Sentences of the log name clans; their seats have signs and filters. */
function seatOf({ shown, table }: TableParts, thing: Target): number | null {
  if (thing.kind !== 'clan' || !files.printed) return null;
  const led = new Position(shown.rows, files.printed).seatOf(thing.id);
  return table.seats.find(({ id }) => id === led)?.seat ?? null;
}

const board: GameBoard = {
  Board,
  Player,
  Dock,
  Preview,
  Aside,
  instruction: (_, key, line) => instructionOf(key, line),
  Emblem,
  Ending: () => import('./Ending.svelte').then((found) => found.default),
  list: listOf,
  phases,
  headline,
  score,
  title,
  seatOf,
  landmarks: { turns: ['event-turn-began'], highlights: ['event-fought', 'event-eliminated'] },
  findable: ({ shown }) => shown.rows.reading.ids('sea').map((id) => ({ kind: 'sea', id })),
};

export default board;
