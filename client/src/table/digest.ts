/** What stays to be read while the reel goes on: the sum and verdict of a fight, or what a phase has settled, as a small table. */

import type { DeedRow, Text } from '../wire/messages';
import type { Step } from './reel.svelte';

export interface Digest {
  /** The last line that it tells of: a fight that goes on is read anew. */
  readonly n: number;
  readonly tone: 'fight' | 'settled';
  /** None: several things at once. */
  readonly title: Text | null;
  readonly rows: readonly DeedRow[];
  readonly marked: boolean;
}

const FEWEST = 2; // settled things that make a table

function settledWith(film: readonly Step[], at: number): Digest | null {
  const { state } = film[at] ?? {};
  const next = film[at + 1];
  // A phase that goes on in the same breath is told when it is over.
  if (next?.state === state && next?.deed?.tone === 'settled') return null;
  const deeds = film.slice(0, at + 1).flatMap(({ state: of, deed }) => (of === state && deed?.tone === 'settled' ? [deed] : []));
  const [only] = deeds;
  const last = deeds.at(-1);
  if (!only || !last) return null;
  if (deeds.length === 1) return only.rows.length === 0 ? null : { n: only.last, tone: 'settled', title: only.text, rows: only.rows, marked: only.rows.some(({ mark }) => mark !== '') };
  const rows = deeds.flatMap((deed): readonly DeedRow[] => (deed.rows.length > 0 ? deed.rows : [{ of: null, text: deed.text, mark: '', won: false }]));
  return rows.length < FEWEST ? null : { n: last.last, tone: 'settled', title: null, rows, marked: rows.some(({ mark }) => mark !== '') };
}

/** The latest of what was shown so far; none of a turn that is over. */
export function digestOf(film: readonly Step[], at: number): Digest | null {
  for (let place = at; place >= 0; place -= 1) {
    const deed = film[place]?.deed;
    if (deed?.tone === 'fight' && deed.rows.length > 1) return { n: deed.last, tone: 'fight', title: deed.text, rows: deed.rows, marked: true };
    if (deed?.tone === 'settled') {
      const settled = settledWith(film, place);
      if (settled) return settled;
    }
    if (deed?.tone === 'heading' && place < at && film[place]?.state !== film[at]?.state) return null;
  }
  return null;
}
