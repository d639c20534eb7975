/** What the lenses of Steamfront answer, as `games/steamfront/aids/README.md` describes it. */

import type { Text } from '../../wire/messages';
import type { Spot } from './plane';

export interface Named {
  readonly kind: string;
  readonly id: string;
}

export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Reach {
  readonly figure: string;
  readonly at: Spot;
  readonly limit: number;
  readonly startsSlowed: boolean;
  readonly held: boolean;
  readonly area: readonly (readonly Spot[])[];
  readonly slowed: readonly (readonly Spot[])[];
  readonly contacts: readonly { readonly figure: string; readonly points: readonly Spot[] }[];
}

export interface Way {
  readonly figure: string;
  readonly legal: boolean;
  readonly refusal: Refusal | null;
  /** The first leg that is illegal. */
  readonly leg: number | null;
  readonly way: readonly Spot[];
  readonly used: number;
  readonly limit: number;
  readonly left: number;
  /** Where a hand that all but touches something probably means to end; the rules leave any distance. */
  readonly contact: Spot | null;
  readonly charges: boolean;
  /** Asked with `dropped`: where a hand that let go at a refused place meant to be, and how many inches too far that is. */
  readonly meant?: Spot | null;
  readonly short?: number;
  readonly shortest: { readonly way: readonly Spot[]; readonly length: number } | null;
}

export interface Scenic {
  readonly id: string;
  readonly terrain: Named;
}

export interface Sighted {
  readonly figure: string;
  readonly sight: 'blocked' | 'cover' | 'free';
  readonly line: readonly [Spot, Spot];
  readonly blocker: Scenic | null;
  readonly byFigure: boolean;
  readonly cover: Scenic | null;
  readonly distance: number;
  readonly touch: boolean;
  readonly bands: readonly { readonly weapon: number; readonly band: number | null }[];
  readonly shot: Refusal | null;
  /** What the weapon that hurts most does to it without an order; null where none can be used. */
  readonly best: { readonly weapon: number; readonly hit: number; readonly mean: number } | null;
}

export interface Sight {
  readonly figure: string;
  readonly at: Spot;
  readonly cloud: Scenic | null;
  readonly targets: readonly Sighted[];
}

export interface Rings {
  readonly figure: string;
  readonly at: Spot;
  readonly longer: number;
  readonly bands: readonly { readonly sas: boolean; readonly high: number; readonly attack: number; readonly fixed: number; readonly damage: number; readonly outer: number }[];
}

export interface Strike {
  readonly from: Spot;
  readonly moves: boolean;
  readonly hit: number;
  readonly mean: number;
  readonly kill: number;
}

export interface Threat {
  readonly figure: string;
  readonly at: Spot;
  readonly enemies: readonly { readonly figure: string; readonly charge: Strike | null; readonly shot: Strike | null }[];
}

export interface Threats {
  readonly figures: readonly {
    readonly figure: string;
    readonly at: Spot;
    readonly area: readonly (readonly Spot[])[];
    readonly charge: number | null;
    readonly shot: number | null;
  }[];
}

export interface Reason {
  readonly reason: Named;
  readonly dice: number;
}

export interface Odds {
  readonly attack: number;
  readonly fixed: number;
  readonly defence: number;
  readonly damage: number;
  readonly plus: number;
  readonly minus: number;
  readonly rerolls: number;
  readonly attackReasons: readonly Reason[];
  readonly defenceReasons: readonly Reason[];
  readonly none: number;
  readonly hit: number;
  readonly kill: number;
  readonly mean: number;
  readonly life: number;
  readonly distribution: readonly number[];
}

export interface Price {
  readonly orders: number;
  readonly pressure: number;
}

export interface OrderRow {
  readonly category: string;
  readonly level: number;
  readonly price: Price;
  /** What the row does, in words. */
  readonly effects: readonly Text[];
  readonly refusal: Refusal | null;
  readonly attacks: number;
  readonly stuns: boolean;
  readonly odds: Odds | null;
  /** All attacks of the action on this target together. */
  readonly whole: Pick<Odds, 'hit' | 'kill' | 'mean'> | null;
  readonly gain: number | null;
}

export interface GuardRow {
  readonly category: string;
  readonly level: number;
  readonly price: Price;
  /** What the row does, in words. */
  readonly effects: readonly Text[];
  readonly refusal: Refusal | null;
  readonly odds: Odds | null;
  readonly saves: number;
  readonly reflects: number;
  readonly counters: boolean;
}

export interface Answered {
  readonly weapon: number;
  readonly kind: 'sas' | 'shot';
  readonly refusal: Refusal | null;
  readonly odds: Odds | null;
}

export interface Duel {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: number;
  readonly kind: 'sas' | 'shot';
  readonly refusal: Refusal | null;
  readonly odds: Odds | null;
  readonly orders: readonly OrderRow[];
  readonly guards: readonly GuardRow[];
  readonly back: readonly Answered[];
}

export interface Scored {
  readonly id: string;
  readonly now: number;
  readonly kills: number;
  readonly objectives: number;
  readonly generators: number;
  readonly relics: number;
  readonly finish: number;
  readonly gain: number;
  readonly then: number;
}

export interface Forecast {
  readonly sides: readonly Scored[];
  readonly leader: string | null;
  readonly over: boolean;
}

export interface Mustered {
  readonly id: string;
  readonly wounded: boolean;
  readonly drops: readonly [large: number, small: number];
  readonly engaged: readonly string[];
  readonly relic: string | null;
}

export interface Muster {
  readonly turn: number;
  readonly lastTurn: number;
  readonly initiative: string | null;
  readonly asked: readonly string[];
  readonly active: string | null;
  readonly sides: readonly {
    readonly id: string;
    readonly points: number;
    readonly orders: number;
    readonly passes: number;
    readonly toActivate: readonly string[];
    readonly standing: number;
    readonly categories: readonly string[];
  }[];
  readonly figures: readonly Mustered[];
  readonly objectives: readonly { readonly id: string; readonly holder: string | null; readonly weights: readonly number[] }[];
  readonly forecast: Forecast;
}

export interface Luck {
  readonly sides: readonly {
    readonly id: string;
    readonly throws: number;
    readonly dice: number;
    readonly rolled: number;
    readonly expected: number;
    readonly ahead: number;
    readonly deviations: number;
  }[];
}
