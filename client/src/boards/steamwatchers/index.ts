/** Steamwatchers at the table. */

import type { GameBoard, OpenBox, Phases, Target } from '../contract';
import type { Shown, TableParts } from './props';
import type { Seat } from '../../wire/messages';
import { PHASES } from './engine';
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
import { SIGNS } from './signs';
import { instructionOf } from './standing';
import { word } from './words';

const KEYS = PHASES.slice(1).map((phase) => `phase-${phase}`); // the first is the setup, which is no phase of a turn

function phases(shown: Shown): Phases | null {
  const phase = shown.rows.count('phase');
  return phase === 0 ? null : { keys: KEYS, now: phase - 1 };
}

function headline({ box, shown }: TableParts): string {
  files.open(box);
  const position = files.printed && new Position(shown.rows, files.printed);
  const scenario = position?.scenario();
  if (!position || !scenario) return '';
  const turn = shown.rows.count('turn');
  const when = turn === 0 ? word('setup') : word('turn-of', { turn, turns: position.turns() });
  return `${box.name('scenario', scenario.id)} · ${when}`;
}

function score(shown: Shown, seat: Seat): { value: number; caption: string } | null {
  const position = files.printed && new Position(shown.rows, files.printed);
  leaders.learn(seat.id, position?.clan(seat.id) ?? null);
  const geo = position?.geo(seat.id) ?? null;
  return geo === null ? null : { value: geo, caption: word('geo') };
}

function tint({ shown }: TableParts, seat: Seat): string | null {
  const clan = files.printed && new Position(shown.rows, files.printed).clan(seat.id);
  const hue = clan ? SIGNS[clan]?.hue : null;
  return hue ? `var(--c-${hue})` : null;
}

function title(box: OpenBox, shown: Shown, seat: Seat): string | null {
  files.open(box);
  const clan = files.printed && new Position(shown.rows, files.printed).clan(seat.id);
  return clan ? box.name('clan', clan) : null;
}

function role(shown: Shown, seat: Seat): Target | null {
  const clan = files.printed && new Position(shown.rows, files.printed).clan(seat.id);
  return clan ? { kind: 'clan', id: clan } : null;
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
  instruction: (_, standing) => instructionOf(standing),
  Emblem,
  tint,
  list: listOf,
  phases,
  headline,
  score,
  role,
  title,
  seatOf,
  landmarks: { turns: ['event-turn-began'], highlights: ['event-fought', 'event-eliminated'] },
  findable: ({ shown }) => shown.rows.reading.ids('sea').map((id) => ({ kind: 'sea', id })),
};

export default board;
