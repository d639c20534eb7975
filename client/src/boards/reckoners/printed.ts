/** What is printed on boards, cards and dice: the lists that the numbers of a state point into. */

export type Gain = readonly [what: string, count: number];

export interface EpicCard {
  readonly research: number;
  readonly health: number;
  readonly weak: number;
  /** Acts from left to right. */
  readonly track: readonly string[];
  readonly reward: readonly Gain[];
}

export interface Card {
  readonly price: number;
  readonly kind: string;
  readonly symbols: readonly string[];
  readonly needs: readonly string[];
  readonly gains: readonly Gain[];
}

export interface CityCard {
  readonly act: string;
  readonly bonus: string;
  readonly symbols: readonly string[];
  readonly gains: readonly Gain[];
}

export interface Printed {
  /** Symbol and count of each face, by the die's colour. */
  readonly faces: Readonly<Record<string, readonly (readonly [symbol: string, count: number])[]>>;
  readonly reckoners: readonly string[];
  /** Ability cards in the Reckoners' order. */
  readonly abilities: readonly string[];
  readonly epics: Readonly<Record<string, EpicCard>>;
  /** The cards that are played without the module of new Epics. */
  readonly baseEpics: Readonly<Record<string, EpicCard>>;
  readonly cards: Readonly<Record<string, Card>>;
  /** The four tracks, by `steelheart-3-b`. */
  readonly boards: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Cells by track, row and column, by `3-b`. */
  readonly limelight: Readonly<Record<string, readonly (readonly (readonly string[])[])[]>>;
  /** By city, difficulty and number of Reckoners from two. */
  readonly research: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly health: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Acts on the spaces of a district's research track, from 0 up. */
  readonly babilar: Readonly<Record<string, readonly string[]>>;
  /** Acts of a district's levels, from 1 up. */
  readonly ildithia: Readonly<Record<string, readonly string[]>>;
  readonly newcago: Readonly<Record<string, readonly CityCard[]>>;
  readonly dawnslight: readonly (readonly Gain[])[];
  readonly population: number;
  readonly baseSpaces: number;
  readonly startBracket: number;
  /** Health that nothing harms. */
  readonly infinite: number;
  readonly campaign: readonly (readonly [greatEpic: string, city: string])[];
}
