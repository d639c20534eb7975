/** Steamfront at the table. */

import type { Seat } from '../../wire/messages';
import type { GameBoard, KeptValue, Landmarks, OpenBox, Phases, Target } from '../contract';
import type { Shown, TableParts } from './props';
import { PHASES } from './engine';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';
import { files } from './files.svelte';
import { listOf } from './list';
import { namingOf } from './naming';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { factionIn } from './position';
import { instructionIn } from './standing';
import { squads, tables, type Kept } from './workshop/drawer.svelte';
import { word } from './words';

const KEYS = PHASES.slice(1).map((phase) => `phase-${phase}`); // the first is the setup, which is no phase of a turn

function phases(shown: Shown): Phases | null {
  const phase = shown.rows.count('phase');
  return phase === 0 ? null : { keys: KEYS, now: phase - 1 };
}

function headline({ box, shown }: TableParts): string {
  files.open(box);
  const scenario = files.printed?.scenarios[shown.rows.count('scenario')];
  const turn = shown.rows.count('turn');
  const when = turn === 0 ? word('setup') : word('turn-of', { turn });
  return scenario ? `${box.name('scenario', scenario)} · ${when}` : when;
}

/** A squad is called by its faction; two of the same one by their sides, too. */
function title(box: OpenBox, shown: Shown, { id }: Seat): string | null {
  files.open(box);
  if (!files.printed) return null;
  const [own, other] = [factionIn(shown.rows, files.printed, id), factionIn(shown.rows, files.printed, id === 'a' ? 'b' : 'a')];
  if (own === null) return null;
  return own === other ? `${box.name('faction', own)} ${id.toUpperCase()}` : box.name('faction', own);
}

function score(shown: Shown, seat: Seat): { value: number; caption: string } {
  return { value: shown.rows.count('points', seat.id), caption: word('short-victory') };
}

/** Figures stand for the side that leads them. */
function seatOf({ table }: TableParts, { kind, id }: Target): number | null {
  return kind === 'figure' ? (table.seats.find((seat) => id.startsWith(seat.id))?.seat ?? null) : null;
}

/** Squads and tables of the workshop, for either side of a new game. */
function kept(setting: string): readonly KeptValue[] {
  const drawer: readonly Kept[] = setting === 'squads' ? squads.kept : setting === 'table' ? tables.kept : [];
  return drawer.map(({ name, code }) => ({ name, value: code }));
}

const LANDMARKS: Landmarks = { turns: ['event-turn-began'], highlights: ['event-eliminated'] };

const board: GameBoard = {
  Board, Dock, Player, Preview, Aside, instruction: instructionIn, Emblem, Picture, tint: (_, seat) => `var(--side-${seat.id})`, kept,
  toldBelow: true, landmarks: LANDMARKS, list: listOf, naming: namingOf, phases, headline, title, score, seatOf,
};

export default board;
