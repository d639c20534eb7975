/** What a question and a preview look like on the map: the zones in reach, the way, what would come and go. */

import type { Looked, TargetKey } from '../contract';
import { keyOf, targetOf } from '../contract';
import type { Change } from '../rows';
import { landWay, seaWay } from './way';
import type { Ground } from './ground';
import type { Point } from './regions';

/** The step that is being asked about, with its numbers as the engine names them. */
export type Stage = Readonly<Record<string, unknown>>;

export interface Way {
  readonly points: readonly Point[];
  readonly bySea: boolean;
  readonly goal: string;
}

const CROWDED = new Set(['Overflow', 'CaravanOverflow']); // who flees is known, and where to
const SAILING = 1; // how a group's step says that it goes by sea

function zoneAt(zones: readonly string[], stage: Stage | undefined, name: string): string | null {
  const place = stage?.[name];
  return typeof place === 'number' ? (zones[place] ?? null) : null;
}

/** Where the step at hand takes place, if it says so. */
export function originOf(zones: readonly string[], stage: Stage | undefined): string | null {
  return zoneAt(zones, stage, 'origin') ?? zoneAt(zones, stage, 'zone');
}

/** The way that the choice or the step at hand would take; a caravan sets out from where it stands, whatever is activated. */
export function wayOf(ground: Ground, zones: readonly string[], stage: Stage | undefined, looked: Looked | null, caravan: string | null = null): Way | null {
  const group = zoneAt(zones, stage, 'origin');
  const goal = zoneAt(zones, stage, 'zone');
  if (group !== null && goal !== null && group !== goal) {
    const via = zoneAt(zones, stage, 'via');
    return wayBetween(ground, group, via, goal, stage?.['way'] === SAILING);
  }
  const [verb, ...words] = (looked?.line ?? '').split(/[ ,]/);
  const refuge = CROWDED.has(String(stage?.['is'])) ? zoneAt(zones, stage, 'goal') : null;
  if (refuge !== null) return straight(ground, goal, null, refuge, false);
  if (stage?.['is'] === 'LentSupport' && goal !== null) return verb === 'accept' ? straight(ground, caravan, null, goal, false) : null;
  const known = words.filter((one) => ground.rooms.has(one));
  if (verb === 'walk' || verb === 'flee') return straight(ground, goal, null, known[0], false);
  if (verb === 'sail') return straight(ground, goal, null, known[0], true);
  const start = caravan ?? goal;
  if (verb === 'ferry') return straight(ground, start, null, known[0], true);
  if (verb === 'drive' && start !== null && known.length > 0) return { points: landWay(ground, [start, ...known]), bySea: false, goal: known.at(-1) ?? start };
  if (verb === 'march') return straight(ground, goal, known[0] ?? null, known[1], false);
  if (verb === 'shift') return straight(ground, known[0] ?? null, null, known[1], false);
  return null;
}

function straight(ground: Ground, from: string | null, via: string | null, to: string | undefined, bySea: boolean): Way | null {
  return from === null || to === undefined || from === to ? null : wayBetween(ground, from, via, to, bySea);
}

function wayBetween(ground: Ground, from: string, via: string | null, to: string, bySea: boolean): Way {
  const stops = via === null ? [from, to] : [from, via, to];
  return { points: bySea ? seaWay(ground, from, to) : landWay(ground, stops), bySea, goal: to };
}

/** What differs in a zone: `+2` soldiers, `-1` floor. */
export interface Difference {
  readonly zone: string;
  readonly row: string;
  readonly by: number;
}

const COUNTED = new Set(['basics', 'elites', 'floors', 'farms', 'toxics', 'turrets', 'morale', 'beacons']);

export function differences(changes: readonly Change[]): Difference[] {
  return changes.flatMap(([row, ids, was, is]) => {
    const [zone] = ids;
    if (zone === undefined || !COUNTED.has(row) || was === null || is === null || was === is) return [];
    return [{ zone, row, by: is - was }];
  });
}

/** Zones whose rows changed. */
export function changedZones(changes: readonly Change[], zones: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(changes.flatMap(([, [id]]) => (id !== undefined && zones.has(id) ? [id] : [])));
}

export interface Journey {
  readonly from: string;
  readonly to: string;
  readonly side: string;
  readonly basics: number;
  readonly elites: number;
}

/** Figures that left one zone and came to another: one journey for each side that did so. */
export function journeys(changes: readonly Change[]): Journey[] {
  const moved = new Map<string, { left: Map<string, number[]>; came: Map<string, number[]> }>();
  for (const [row, [zone = '', side = ''], was, is] of changes) {
    const kind = row === 'basics' ? 0 : row === 'elites' ? 1 : -1;
    if (kind < 0 || was === null || is === null) continue;
    const mine = moved.get(side) ?? { left: new Map<string, number[]>(), came: new Map<string, number[]>() };
    moved.set(side, mine);
    const list = is < was ? mine.left : mine.came;
    const counts = list.get(zone) ?? [0, 0];
    counts[kind] = Math.abs(is - was);
    list.set(zone, counts);
  }
  return [...moved].flatMap(([side, { left, came }]) => {
    const [from] = [...left.keys()];
    if (from === undefined || left.size !== 1) return [];
    return [...came].map(([to, [basics = 0, elites = 0]]) => ({ from, to, side, basics, elites }));
  });
}

/** Pressing a zone of a deployment card picks the card. */
export function standIn(
  id: string,
  targets: ReadonlyMap<TargetKey, readonly string[]>,
  deployments: Readonly<Record<string, readonly string[]>>,
): TargetKey {
  const own = keyOf({ kind: 'zone', id });
  if (targets.has(own)) return own;
  const card = Object.keys(deployments).find((one) => deployments[one]?.includes(id) && targets.has(`deployment:${one}`));
  return card === undefined ? own : `deployment:${card}`;
}

/** Targets that lie nowhere on the map or the tracks: shown in a tray over the board. */
export function loose(targets: Iterable<TargetKey>): TargetKey[] {
  const LOOSE = new Set(['archon-card', 'clan', 'kit', 'kit-place', 'order', 'place', 'structure', 'token', 'unit']);
  return [...targets].filter((key) => LOOSE.has(targetOf(key).kind));
}
