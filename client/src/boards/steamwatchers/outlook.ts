/** What a question and a preview look like on the map: the zones in reach, the way, what would come and go. */

import { idIn, idsIn } from '../args';
import type { Looked, TargetKey } from '../contract';
import { keyOf, targetOf } from '../contract';
import type { Change } from '../rows';
import type { Scene } from './engine';
import { landWay, seaWay } from './way';
import type { Ground } from './ground';
import type { Point } from './regions';

export interface Way {
  readonly points: readonly Point[];
  readonly bySea: boolean;
  readonly goal: string;
}

/** The way that the choice or what is going on would take; a caravan sets out from where it stands, whatever is activated. */
export function wayOf(ground: Ground, scene: Partial<Scene>, looked: Looked | null, caravan: string | null = null): Way | null {
  const { doing, at = null, via = null, goal = null, sailing = false } = scene;
  const { verb, args } = looked ?? { verb: '', args: {} };
  if (doing === 'grouping' || doing === 'fleeing') return straight(ground, at, via, goal, sailing);
  if (doing === 'lending') return verb === 'accept' ? straight(ground, caravan, null, goal, false) : null;
  const to = idIn(args, 'zone');
  const start = caravan ?? at;
  switch (verb) {
    case 'walk':
    case 'flee':
      return straight(ground, at, null, to, false);
    case 'sail':
      return straight(ground, at, null, to, true);
    case 'ferry':
      return straight(ground, start, null, to, true);
    case 'march':
      return straight(ground, at, idIn(args, 'via'), to, false);
    case 'shift':
      return straight(ground, idIn(args, 'origin'), null, idIn(args, 'to'), false);
    case 'drive': {
      const path = idsIn(args, 'path');
      const end = path.at(-1);
      return start === null || end === undefined ? null : { points: landWay(ground, [start, ...path]), bySea: false, goal: end };
    }
    default:
      return null;
  }
}

function straight(ground: Ground, from: string | null, via: string | null, to: string | null, bySea: boolean): Way | null {
  return from === null || to === null || from === to ? null : wayBetween(ground, from, via, to, bySea);
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

/** By zone: how many floors its column has gained, or lost. */
export function columnsMoved(changes: readonly Change[]): ReadonlyMap<string, number> {
  return new Map(differences(changes).flatMap(({ zone, row, by }): [string, number][] => (row === 'floors' ? [[zone, by]] : [])));
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
