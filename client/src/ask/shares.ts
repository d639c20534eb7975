/** A question whose every option divides one number among the same places: asked with a stepper for each place. */

import type { Option, Question } from '../wire/messages';

export interface Division {
  readonly places: readonly string[];
  /** What the places are: `zone`. */
  readonly kind: string;
  readonly total: number;
  readonly options: readonly { readonly option: Option; readonly counts: readonly number[] }[];
}

const NONE: ReadonlySet<string> = new Set();
const FEWEST = 4; // fewer are read faster than stepped through

/** `station latium=4,napule=3` as its places and counts; null if the line is of another shape. */
function countsIn(say: string): readonly (readonly [string, number])[] | null {
  const words = say.split(' ');
  if (words.length !== 2 || !words[1]?.includes('=')) return null;
  const pairs = words[1].split(',').map((pair): [string, number] => {
    const equals = pair.lastIndexOf('=');
    return [pair.slice(0, equals), Number(pair.slice(equals + 1))];
  });
  return pairs.every(([place, count]) => place !== '' && Number.isInteger(count)) ? pairs : null;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

export function divisionOf(question: Question | null, fewest = FEWEST): Division | null {
  if (!question || question.fields.length > 0 || question.options.length < fewest) return null;
  const found: { option: Option; counts: readonly number[] }[] = [];
  let places: readonly string[] | null = null;
  for (const option of question.options) {
    const pairs = countsIn(option.say);
    if (!pairs) return null;
    places ??= pairs.map(([place]) => place);
    if (pairs.length !== places.length || pairs.some(([place], index) => place !== places?.[index])) return null;
    found.push({ option, counts: pairs.map(([, count]) => count) });
  }
  const total = sum(found[0]?.counts ?? []);
  const kind = question.options[0]?.targets.find(({ id }) => places?.includes(id))?.kind;
  if (!places || kind === undefined || found.some(({ counts }) => sum(counts) !== total)) return null;
  return { places, kind, total, options: found };
}

export function countsOf(division: Division, line: string | null): readonly number[] | null {
  return division.options.find(({ option }) => option.say === line)?.counts ?? null;
}

function level(counts: readonly number[]): number {
  return sum(counts.map((count) => count * count));
}

/** Where the steppers begin: as even as can be. */
export function evenest(division: Division): Option | null {
  return [...division.options].sort((one, other) => level(one.counts) - level(other.counts))[0]?.option ?? null;
}

export function evenly(division: Division): readonly number[] {
  return countsOf(division, evenest(division)?.say ?? null) ?? [];
}

/**
 * The option with one more (or one less) in a place: the nearest to what was chosen, and among those the one that takes
 * from the fullest place or gives to the emptiest; what lies in a place of `kept` stays if it can. Null if no option has that many there.
 */
export function stepped(division: Division, line: string | null, place: string, by: number, kept: ReadonlySet<string> = NONE): Option | null {
  const now = countsOf(division, line) ?? evenly(division);
  const here = division.places.indexOf(place);
  if (here < 0) return null;
  const wanted = (now[here] ?? 0) + by;
  let best: { readonly option: Option; readonly far: number; readonly torn: number; readonly height: number } | null = null;
  for (const { option, counts } of division.options) {
    if (counts[here] !== wanted) continue;
    const far = sum(counts.map((count, index) => Math.abs(count - (now[index] ?? 0))));
    const torn = sum(counts.map((count, index) => (index !== here && kept.has(division.places[index] ?? '') ? Math.abs(count - (now[index] ?? 0)) : 0)));
    const height = level(counts);
    if (!best || (far - best.far || torn - best.torn || height - best.height) < 0) best = { option, far, torn, height };
  }
  return best?.option ?? null;
}

/** A press on a place puts one more there, taken from where no press put it before; on a full one it begins again. */
export function pressed(division: Division, line: string | null, place: string, kept: ReadonlySet<string> = NONE): Option | null {
  const more = stepped(division, line, place, 1, kept);
  if (more) return more;
  const now = countsOf(division, line)?.[division.places.indexOf(place)] ?? 0;
  for (let by = -now; by < 0; by += 1) {
    const fewest = stepped(division, line, place, by);
    if (fewest) return fewest;
  }
  return null;
}

/** One thing to place: the whole answer is where. */
export function whole({ places, total, options }: Division, place: string): Option | null {
  return total === 1 ? (options.find(({ counts }) => counts[places.indexOf(place)] === 1)?.option ?? null) : null;
}
