/** A state read as what lies on the table: the ring of districts, the Great Epic, the team. Numbers only, no rule. */

import type { TableCard } from '../../wire/messages';
import type { Rows } from './props';
import type { EpicCard, Printed } from './printed';
import { COLOURS, DAWN_HELD, DIE_STATES, ON_DISPLAY, OWNED, RECKONERS, STAGES, STOLEN, TRACKS } from './engine';
import { PIECES, type Piece } from './signs';

/** What was agreed before the game and never changes. */
export interface Agreement {
  readonly greatEpic: string;
  readonly city: string;
  readonly difficulty: string;
  readonly count: number;
  readonly token: string;
  readonly cards: boolean;
  /** The reworked Epics replace those of the base game. */
  readonly newEpics: boolean;
}

export function agreementOf(table: TableCard): Agreement {
  const word = (key: string, otherwise: string) => {
    const value = table.config[key];
    return typeof value === 'string' ? value : otherwise;
  };
  const modules = table.config['modules'];
  return {
    greatEpic: word('great-epic', 'steelheart'),
    city: word('city', 'newcago'),
    difficulty: word('difficulty', 'b'),
    count: table.seats.length,
    token: word('difficulty-token', 'none'),
    cards: table.config['newcago-cards'] === true,
    newEpics: !Array.isArray(modules) || modules.includes('epics'),
  };
}

/** The card of an Epic in the deck that this table plays with. */
export function epicCard(printed: Printed | null, agreed: Agreement, epic: string | null): EpicCard | null {
  const deck = agreed.newEpics ? printed?.epics : printed?.baseEpics;
  return deck?.[epic ?? ''] ?? null;
}

export function stageOf(rows: Rows): (typeof STAGES)[number] {
  return STAGES[rows.count('stage')] ?? 'prologue';
}

export interface District {
  readonly place: number;
  readonly id: string;
  readonly epic: string | null;
  readonly research: number;
  readonly health: number;
  readonly bracket: number;
  readonly marker: number;
  /** 0: no Newcago card, 1 and 2 its sides. */
  readonly side: number;
  readonly pieces: Readonly<Record<Piece, number>>;
  /** Seats whose figures stand here. */
  readonly present: readonly number[];
  readonly great: boolean;
  readonly sniper: boolean;
  /** Ildithia's movement board points here. */
  readonly board: boolean;
}

export function districtsOf(rows: Rows, seats: number): readonly District[] {
  const ring = rows.count('ring');
  const districtIds = rows.reading.ids('district');
  const epicIds = rows.reading.ids('epic');
  return Array.from({ length: ring }, (_, place): District => {
    const at = String(place);
    const epic = rows.value('epic', at) ?? -1;
    const pieces = Object.fromEntries(PIECES.map((piece) => [piece, rows.count('piece', piece, at)])) as Record<Piece, number>;
    return {
      place,
      id: districtIds[rows.value('district', at) ?? -1] ?? '',
      epic: epicIds[epic] ?? null,
      research: rows.count('research', at),
      health: rows.count('health', at),
      bracket: rows.count('bracket', at),
      marker: rows.count('marker', at),
      side: rows.count('side', at),
      pieces,
      present: seatsAt(rows, seats, place),
      great: rows.value('great-epic-place') === place,
      sniper: rows.value('sniper-token') === place,
      board: rows.value('board') === place,
    };
  }).filter(({ id }) => id !== '');
}

function seatsAt(rows: Rows, seats: number, place: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => rows.value('where', String(seat)) === place);
}

export interface GreatEpicNow {
  readonly place: number;
  /** In Babilar the sum of what the districts' tracks still hold. */
  readonly research: number;
  readonly health: number;
  readonly brackets: readonly number[];
  readonly powerRows: readonly number[];
}

export function greatEpicOf(rows: Rows, agreed: Agreement, districts: readonly District[]): GreatEpicNow {
  const hunted = districts.reduce((sum, { marker }) => sum + marker, 0);
  return {
    place: rows.value('great-epic-place') ?? -1,
    research: agreed.city === 'babilar' ? hunted : rows.count('great-epic-research'),
    health: rows.count('great-epic-health'),
    brackets: TRACKS.map((track) => rows.count('great-epic-bracket', track)),
    powerRows: TRACKS.map((track) => rows.count('power-row', track)),
  };
}

export interface Die {
  /** As choices name it: from 1. */
  readonly id: string;
  readonly colour: (typeof COLOURS)[number];
  readonly face: number;
  readonly symbol: string;
  readonly count: number;
  readonly state: (typeof DIE_STATES)[number];
}

export interface HeldCard {
  readonly id: string;
  readonly ability: boolean;
  readonly used: boolean;
  readonly off: boolean;
}

export interface Reckoner {
  readonly seat: number;
  readonly id: string | null;
  readonly place: number;
  readonly plans: number;
  readonly pending: number;
  readonly rolls: number;
  readonly dice: readonly Die[];
  readonly cards: readonly HeldCard[];
  /** Dawnslight cards, as choices name them. */
  readonly helps: readonly string[];
  readonly assaults: readonly string[];
}

export function reckonerOf(rows: Rows, printed: Printed, seat: number): Reckoner {
  const at = String(seat);
  const id = RECKONERS[rows.value('who', at) ?? -1] ?? null;
  const ability = id === null ? undefined : printed.abilities[RECKONERS.indexOf(id)];
  const own: HeldCard[] = rows.reading
    .ids('equipment')
    .filter((card) => rows.value('holder', card) === OWNED + seat)
    .map((card) => ({ id: card, ability: false, used: rows.count('used', card) > 0, off: rows.count('off', card) > 0 }));
  const assaults = rows.reading.ids('assault').filter((one) => rows.count('assault-old', at, one) + rows.count('assault-new', at, one) > 0);
  const first: HeldCard[] = ability
    ? [{ id: ability, ability: true, used: rows.count('ability-used', at) > 0, off: assaults.includes('no-ability') }]
    : [];
  return {
    seat,
    id,
    place: rows.value('where', at) ?? -1,
    plans: rows.count('plan', at),
    pending: rows.count('pending', at),
    rolls: rows.count('rolls', at),
    dice: diceOf(rows, printed, seat),
    cards: [...first, ...own],
    helps: rows.reading.ids('dawnslight').filter((card) => rows.value('dawnslight-at', card) === DAWN_HELD + seat).map((card) => String(Number(card) + 1)),
    assaults,
  };
}

function diceOf(rows: Rows, printed: Printed, seat: number): readonly Die[] {
  const at = String(seat);
  return rows.reading.ids('die').flatMap((die): Die[] => {
    const colour = COLOURS[rows.value('colour', at, die) ?? -1];
    if (!colour) return [];
    const face = rows.count('face', at, die);
    const [symbol, count] = printed.faces[colour]?.[face] ?? ['plan', 1];
    return [{ id: String(Number(die) + 1), colour, face, symbol, count, state: DIE_STATES[rows.count('state', at, die)] ?? 'unspent' }];
  });
}

/** Equipment that can be bought, in the order of the deck's list. */
export function displayOf(rows: Rows): readonly string[] {
  return rows.reading.ids('equipment').filter((card) => rows.value('holder', card) === ON_DISPLAY);
}

/** Cards that lie under an Epic of a place. */
export function stolenAt(rows: Rows, place: number): readonly string[] {
  return rows.reading.ids('equipment').filter((card) => rows.value('holder', card) === STOLEN + place);
}
