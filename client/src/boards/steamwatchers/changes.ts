/** What a choice would change, as few short lines: by zone, then on one's own board. */

import type { OpenBox, Target } from '../contract';
import type { Change } from '../rows';
import { clanShort } from './list';
import type { Position } from './position';
import { word } from './words';

export interface Told {
  readonly where: string;
  readonly what: string;
}

const MOST = 7;
const IN_ZONE: Readonly<Record<string, string>> = {
  basics: 'soldiers',
  elites: 'elites',
  floors: 'floors',
  farms: 'farms',
  toxics: 'toxics',
  turrets: 'turrets',
  morale: 'morale',
  beacons: 'beacons',
};
const ON_BOARD: Readonly<Record<string, string>> = {
  'clean-stock': 'clean',
  'contraband-stock': 'contraband',
  incubation: 'incubation',
  geo: 'geo',
  'contract-reserve': 'contracts-left',
};

/** Whether the choice is the last one of a phase: it ends, or the score of several clans is counted anew. */
function goesOn(changes: readonly Change[]): boolean {
  return changes.some(([row]) => row === 'phase' || row === 'turn') || changes.filter(([row]) => row === 'geo').length > 1;
}

/**
 * What the choice itself does, and what follows because it was the last one of a phase: then everything that is neither
 * a target of the choice nor on the board of whoever chooses comes later.
 */
export function changesIn(changes: readonly Change[], targets: readonly Target[], own: string | undefined): { readonly own: readonly Change[]; readonly later: readonly Change[] } {
  if (!goesOn(changes)) return { own: changes, later: [] };
  const aimed = new Set(targets.map(({ id }) => id));
  const near = ([row, ids]: Change): boolean => (row === 'geo' ? false : aimed.has(ids[0] ?? '') || (own !== undefined && ids[0] === own));
  return { own: changes.filter(near), later: changes.filter((change) => !near(change)) };
}

function signed(by: number, text: string): string {
  return `${by > 0 ? '+' : '−'}${text}`;
}

function goesTo(box: OpenBox, clan: string | null): string {
  return clan === null ? word('goes-to-nobody') : word('goes-to', { clan: clanShort(box, clan) });
}

export function changesTold(box: OpenBox, position: Position, changes: readonly Change[]): Told[] {
  const zones = new Map<string, string[]>();
  const boards: Told[] = [];
  for (const [row, ids, was, is] of changes) {
    const [first = ''] = ids;
    if (was === null || is === null) continue;
    if (row === 'control') tell(zones, first, goesTo(box, position.clan(position.rows.reading.thing('control', is))));
    else if (row === 'contracts') boards.push({ where: box.name('sea', first), what: signed(is - was, word('contracts', { count: Math.abs(is - was) })) });
    else if (IN_ZONE[row]) tell(zones, first, signed(is - was, word(IN_ZONE[row], { count: Math.abs(is - was) })));
    else if (ON_BOARD[row]) boards.push({ where: onBoard(box, position.clan(first), word(ON_BOARD[row])), what: `${was} → ${is}` });
  }
  const told = [...zones].map(([zone, parts]) => ({ where: box.name('zone', zone), what: parts.join(', ') }));
  return [...told, ...boards].slice(0, MOST);
}

/** Whoever has no clan yet reads of his own board only. */
function onBoard(box: OpenBox, clan: string | null, what: string): string {
  return clan === null ? what : `${clanShort(box, clan)}, ${what}`;
}

function tell(zones: Map<string, string[]>, zone: string, what: string): void {
  zones.set(zone, [...(zones.get(zone) ?? []), what]);
}
