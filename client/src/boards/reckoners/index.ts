import type { GameBoard, Landmarks, Phases, Target } from '../contract';
import type { Shown, TableParts } from './props';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Chips from './Chips.svelte';
import Dock from './Dock.svelte';
import Emblem from './Emblem.svelte';
import Foreword from './Foreword.svelte';
import { listOf } from './list';
import Onward from './Onward.svelte';
import Picture from './Picture.svelte';
import Player from './Player.svelte';
import { RECKONERS } from './engine';
import type { Seat } from '../../wire/messages';
import { districtsOf, agreementOf, stageOf } from './position';
import Preview from './Preview.svelte';
import Saga from './Saga.svelte';
import { word } from './words';

const PHASES: readonly (readonly string[])[] = [
  ['roll', 'prologue'],
  ['use', 'collect'],
  ['buy'],
  ['activate-city', 'add-epics', 'newcago-cards', 'activate-epics'],
  ['activate-great-epic'],
];

function phases(shown: Shown): Phases {
  const stage = stageOf(shown.rows);
  return {
    keys: ['stage-roll', 'stage-use', 'stage-buy', 'stage-activate-epics', 'stage-activate-great-epic'],
    now: Math.max(0, PHASES.findIndex((some) => some.includes(stage))),
  };
}

function headline({ box, shown, table }: TableParts): string {
  const agreed = agreementOf(table);
  const round = shown.rows.count('round');
  const where = [box.name('city', agreed.city), box.name('great-epic', agreed.greatEpic), box.name('difficulty', agreed.difficulty)];
  const chapter = table.config['campaign'] === true ? [word('chapter', { chapter: Number(table.config['chapter'] ?? 1) })] : [];
  return [...chapter, ...where, round > 0 ? word('round', { round }) : box.text({ key: 'stage-prologue', args: {} })].join(' · ');
}

function findable({ shown, table }: TableParts): readonly Target[] {
  return districtsOf(shown.rows, table.seats.length).flatMap(({ epic }) => (epic === null ? [] : [{ kind: 'epic', id: epic }]));
}

function role(shown: Shown, seat: Seat): Target | null {
  const id = RECKONERS[shown.rows.value('who', seat.id) ?? -1];
  return id ? { kind: 'reckoner', id } : null;
}

const landmarks: Landmarks = { turns: ['event-round-began'], highlights: ['event-defeated'] };

const reckoners: GameBoard = { Board, Dock, Player, Preview, Aside, Chips, Onward, Foreword, Saga, Emblem, Picture, solo: { config: { humans: 1, reckoners: 3 }, alone: ({ humans }) => humans === 1 }, list: listOf, phases, headline, role, findable, landmarks };

export default reckoners;
