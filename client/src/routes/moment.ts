/** A moment of a replay as it stands in an address: `12` as everybody saw it, `12@0` by seat 0, `12@all` with all open. */

import type { Moment } from '../wire/requests';

const WRITTEN = /^(\d{1,6})(?:@(\d{1,3}|all|public))?$/;

export function momentOf(hash: string): Moment | null {
  const found = WRITTEN.exec(hash);
  return found ? { seq: Math.max(1, Number(found[1])), seen: found[2] ?? 'public' } : null;
}

export function markOf({ seq, seen }: Moment): string {
  return seen === 'public' ? String(seq) : `${seq}@${seen}`;
}
