/** What the tools of the workshop answer (the README of the game's aids says it in full), and how they are asked. */

import type { Language } from '../../../settings.svelte';
import type { Fact, Why } from '../../../wire/messages';
import { craft } from '../../../wire/requests';
import type { Spot } from '../plane';
import type { TerrainType } from '../printed';

const GAME = 'steamfront';
export const OBJECTIVE = 'objective';
export const STEP = 15; // degrees between two turns of a piece

export type Named = Readonly<Record<Language, string>>;

export interface Band {
  readonly sas: boolean;
  readonly low: number;
  readonly high: number;
  readonly attack: number;
  readonly fixed: number;
  readonly damage: number;
}

export interface Card {
  readonly id: string;
  readonly name: Named;
  readonly faction: string;
  readonly rank: string;
  readonly points: number;
  readonly category: string | null;
  readonly life: number;
  readonly move: number;
  readonly defence: number;
  readonly pressure: number;
  readonly base: number;
  readonly keywords: readonly string[];
  readonly special: { readonly word: string; readonly text: Named } | null;
  readonly weapons: readonly { readonly name: Named; readonly bands: readonly Band[] }[];
}

export interface Terrain {
  readonly id: string;
  readonly name: Named;
  readonly type: TerrainType;
  readonly polygon: readonly number[];
}

export interface Deployment {
  readonly id: string;
  readonly name: Named;
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly neutral: readonly number[];
}

export interface Catalogue {
  readonly edition: string;
  readonly limits: { readonly points: number; readonly leastRegulars: number; readonly mostVeterans: number; readonly mostElites: number };
  readonly factions: readonly { readonly id: string; readonly category: string }[];
  readonly cards: readonly Card[];
  readonly terrain: readonly Terrain[];
  readonly deployments: readonly Deployment[];
  readonly squads: readonly { readonly id: string; readonly name: Named; readonly cards: readonly string[] }[];
  readonly tables: readonly { readonly id: string; readonly name: Named; readonly code: string }[];
}

export interface Squad {
  readonly cards: readonly string[];
  readonly counts: readonly { readonly card: string; readonly count: number; readonly points: number }[];
  readonly figures: number;
  readonly total: number;
  readonly limit: number | null;
  readonly legal: boolean;
  readonly broken: readonly Why[];
  readonly faction: string | null;
  readonly categories: readonly string[];
  readonly orders: number;
  /** By category: what an order does for 0, 1 and 2 pressure. */
  readonly orderTable: readonly { readonly category: string; readonly rows: readonly (readonly Fact[])[] }[];
  readonly edition: string;
  readonly code: string | null;
  readonly text: Named;
}

export interface ReadSquad extends Squad {
  /** What differs from the edition that a code was made with. */
  readonly changes: readonly { readonly what: 'card' | 'edition' | 'gone' | 'total'; readonly card: string | null; readonly was: string; readonly is: string }[];
}

export interface Against {
  readonly defence: number;
  readonly hit: number;
  readonly mean: number;
  readonly perPoint: number;
}

export interface BandOdds {
  readonly weapon: number;
  readonly sas: boolean;
  readonly low: number;
  readonly high: number;
  readonly against: readonly Against[];
  readonly charging: readonly Against[];
}

export interface Odds {
  readonly defences: readonly number[];
  readonly cards: readonly { readonly card: string; readonly points: number; readonly lasts: number; readonly bands: readonly BandOdds[] }[];
}

export interface Laid {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A table being built. */
export interface Ground {
  readonly deployment: string;
  readonly pieces: readonly Laid[];
  readonly objectives: readonly Spot[];
}

export interface TableCheck {
  readonly deployment: string;
  readonly pieces: readonly (Laid & { readonly refusal: Why | null })[];
  readonly objectives: readonly { readonly at: Spot; readonly neutral: boolean; readonly refusal: Why | null }[];
  readonly code: string;
  readonly radius: number;
  readonly legal: boolean;
  readonly complete: boolean;
  /** Whether the numbers are those that the book recommends. */
  readonly usual: boolean;
  readonly counts: {
    readonly pieces: { readonly now: number; readonly least: number; readonly most: number; readonly limit: number };
    readonly objectives: { readonly now: number; readonly recommended: readonly number[]; readonly allowed: readonly number[]; readonly neutralLeft: number };
  };
  readonly forbidden: readonly (readonly Spot[])[];
  /** Some places for what is in the hand. */
  readonly suggested: readonly Spot[];
}

export const catalogue = (): Promise<Catalogue> => craft<Catalogue>(GAME, 'cards', {});
export const odds = (): Promise<Odds> => craft<Odds>(GAME, 'squad-odds', {});
export const checkSquad = (cards: readonly string[], casual: boolean): Promise<Squad> => craft<Squad>(GAME, 'squad-check', { cards, casual });

/** A squad out of its code, or else out of a text in either language. */
export function readSquad(source: string, casual: boolean): Promise<ReadSquad> {
  const code = source.trim();
  return craft<ReadSquad>(GAME, 'squad-read', /^\S+\/\S+\/\d+$/.test(code) ? { code, casual } : { text: source, casual });
}

const MOST_SEED = 2 ** 31 - 1;
const seed = (): number => Math.floor(Math.random() * MOST_SEED);

export const randomSquad = (faction: string): Promise<Squad> => craft<Squad>(GAME, 'squad-random', { seed: seed(), faction });
export const randomTable = (deployment: string, objectives: number): Promise<Ground & { code: string }> =>
  craft(GAME, 'table-random', { seed: seed(), deployment, objectives });
export const checkTable = (ground: Ground, wanted: number, next: string | null, turn: number): Promise<TableCheck> =>
  craft<TableCheck>(GAME, 'table-check', { ...ground, wanted, ...(next === null ? {} : { next, turn }) });
export const readTable = (code: string): Promise<TableCheck> => craft<TableCheck>(GAME, 'table-check', { code });

/** The address of a new game with some settings chosen already. */
export function newGame(config: Readonly<Record<string, unknown>>): string {
  return `/new/${GAME}#${encodeURIComponent(JSON.stringify(config))}`;
}
