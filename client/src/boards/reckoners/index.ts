import { MediaQuery } from 'svelte/reactivity';
import type { GameBoard, Landmarks, OpenBox, Phases, Target } from '../contract';
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
import type { Question, Seat } from '../../wire/messages';
import { districtsOf, agreementOf, stageOf } from './position';
import Preview from './Preview.svelte';
import Saga from './Saga.svelte';
import { word } from './words';

const phone = new MediaQuery('max-width: 820px'); // its bar has no room for all

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
  const great = box.name('great-epic', agreed.greatEpic);
  const where = phone.current ? [great] : [box.name('city', agreed.city), great, box.name('difficulty', agreed.difficulty)];
  const chapter = table.config['campaign'] === true ? [word('chapter', { chapter: Number(table.config['chapter'] ?? 1) })] : [];
  return [...chapter, ...where, round > 0 ? word('round', { round }) : box.text({ key: 'stage-prologue', args: {} })].join(' · ');
}

function findable({ shown, table }: TableParts): readonly Target[] {
  return districtsOf(shown.rows, table.seats.length).flatMap(({ epic }) => (epic === null ? [] : [{ kind: 'epic', id: epic }]));
}

function role(shown: Shown, seat: Seat): Target | null {
  const id = RECKONERS[shown.rows.value('who', String(seat.seat)) ?? -1];
  return id ? { kind: 'reckoner', id } : null;
}

/** The log tells of Reckoners, the table of seats. */
function seatOf({ shown, table }: TableParts, { kind, id }: Target): number | null {
  return kind === 'reckoner' ? (table.seats.find((seat) => role(shown, seat)?.id === id)?.seat ?? null) : null;
}

/** A seat is called by its Reckoner as soon as one was dealt to it. */
function title(box: OpenBox, shown: Shown, seat: Seat): string | null {
  const dealt = role(shown, seat);
  return dealt && box.name(dealt.kind, dealt.id);
}

/** Bots play and the Epics act as soon as the last person is ready: nobody gives up dice by a slip of the hand. */
function waits(question: Question, line: string): boolean {
  return line === 'ready' && question.options.some(({ verb }) => verb === 'die');
}

const landmarks: Landmarks = { turns: ['event-round-began'], highlights: ['event-defeated'] };

/** The gentlest game by the rules that the lessons were about, with the Reckoner of the last one. */
const first = { humans: 3, reckoners: 0, team: ['tia', 'any', 'any'], 'great-epic': 'steelheart', city: 'newcago', difficulty: 'a', campaign: false, modules: ['great-epics'] };

const reckoners: GameBoard = { Board, Dock, Player, Preview, Aside, Chips, Onward, Foreword, Saga, Emblem, Picture, first, solo: { config: { humans: 1, reckoners: 3 }, alone: ({ humans }) => humans === 1 }, list: listOf, phases, headline, role, roles: true, seatOf, title, waits, findable, landmarks };

export default reckoners;
