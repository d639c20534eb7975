/** The log folded into deeds, as the game tells them: one entry each, its lines behind it. */

import type { Deed, Line } from '../wire/messages';

export interface Entry {
  /** The first line. */
  readonly n: number;
  /** None: a note of the table, or a line that was taken back out of a deed that went on otherwise. */
  readonly deed: Deed | null;
  readonly lines: readonly [Line, ...Line[]];
}

export type Deeds = ReadonlyMap<number, Deed>;

/** What is known of deeds after a state: those that it tells, or tells otherwise. */
export function deedsAfter(known: Deeds, told: readonly Deed[], afresh: boolean): Deeds {
  if (!afresh && told.length === 0) return known;
  const deeds = new Map(afresh ? [] : known);
  for (const deed of told) deeds.set(deed.n, deed);
  return deeds;
}

/** One entry for each deed, in the order of the log. A deed that goes on beyond these lines is not told before its time. */
export function entriesOf(lines: readonly Line[], deeds: Deeds): readonly Entry[] {
  const end = lines.at(-1)?.n ?? 0;
  const entries: { n: number; deed: Deed | null; lines: [Line, ...Line[]] }[] = [];
  const places = new Map<number, { lines: [Line, ...Line[]] }>();
  let open: Deed | null = null;
  for (const line of lines) {
    const begun = deeds.get(line.n);
    if (begun) open = begun.last <= end ? begun : null;
    const deed: Deed | null = line.kind === 'event' && open && line.n <= open.last ? open : null;
    const entry = deed && places.get(deed.n);
    if (entry) entry.lines.push(line);
    else {
      const made = { n: line.n, deed, lines: [line] as [Line, ...Line[]] };
      if (deed) places.set(deed.n, made);
      entries.push(made);
    }
  }
  return entries;
}
