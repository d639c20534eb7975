/** What is printed on the boards: places, tracks and lists that the numbers of a state point into. */

export interface ClanBoard {
  /** The price of each special-action slot. */
  readonly slots: readonly number[];
  /** Places for clean and for contraband fuel. */
  readonly stocks: readonly [clean: number, contraband: number];
  readonly supply: readonly (readonly [geo: number, units: number])[];
  /** What each square of the Incubation track brings; the first is the start. */
  readonly incubation: readonly string[];
}

export interface Scenario {
  readonly id: string;
  readonly turns: number;
  /** Whether what the clans are printed to do holds. */
  readonly abilities: boolean;
}

export interface Printed {
  /** Clans in the game's order, the neutral one last. */
  readonly sides: readonly string[];
  readonly clans: Readonly<Record<string, ClanBoard>>;
  readonly scenarios: readonly Scenario[];
  /** By number of players, as are the next two. */
  readonly tracks: Readonly<Record<string, readonly string[]>>;
  readonly contractSlots: Readonly<Record<string, number>>;
  readonly inPlay: Readonly<Record<string, readonly string[]>>;
  readonly deployments: Readonly<Record<string, readonly string[]>>;
  readonly mountains: readonly string[];
  readonly havens: readonly string[];
  readonly floors: Readonly<Record<string, number>>;
  readonly floorsPerColumn: number;
}
