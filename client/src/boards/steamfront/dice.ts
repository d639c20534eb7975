/** Thrown dice grouped by sets: each face that shows more than once, then the dice without a twin. */

export interface Die {
  readonly id: string;
  readonly face: number;
}

export interface DiceSet {
  readonly dice: readonly Die[];
  /** Successes that the set gives: its dice less one. */
  readonly worth: number;
}

export function setsOf(dice: readonly Die[]): { sets: DiceSet[]; singles: Die[]; successes: number } {
  const faces = [...new Set(dice.map(({ face }) => face))];
  const groups = faces.map((face) => dice.filter((die) => die.face === face));
  const sets = groups
    .filter((group) => group.length > 1)
    .map((group) => ({ dice: group, worth: group.length - 1 }))
    .sort((one, two) => two.worth - one.worth || (two.dice[0]?.face ?? 0) - (one.dice[0]?.face ?? 0));
  const singles = groups.filter((group) => group.length === 1).flat();
  return { sets, singles, successes: dice.length - faces.length };
}
