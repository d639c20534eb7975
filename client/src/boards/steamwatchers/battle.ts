/** A combat at hand or to come, read from what the engine tells: forces by part, strengths as it counts them. */

import { idsIn, numberIn } from '../args';
import type { PreviewProps } from './props';
import type { Forecast, Side, Sure } from './forecast';
import type { Force, Position, ZonePosition } from './position';

export type PartKind = 'basics' | 'caravan' | 'defence' | 'elites' | 'more' | 'morale' | 'support' | 'turret';

export interface Part {
  readonly kind: PartKind;
  readonly count: number;
  /** What it adds, as far as the engine has told. */
  readonly strength?: number;
}

export interface Fighter {
  readonly side: string;
  readonly clan: string | null;
  readonly parts: readonly Part[];
  /** As far as it is announced. */
  readonly strength: number | null;
  /** With the bid or support that is looked at. */
  readonly final: number | null;
  readonly zones: readonly string[];
  /** The least and the most that it can come to. */
  readonly range: readonly [least: number, most: number] | null;
  /** Zones that could still support it, and what each would add. */
  readonly helpers?: Side['supports'];
}

export interface BattleView {
  readonly zone: string;
  readonly coming: boolean;
  readonly bidding: boolean;
  readonly barrels: number | null;
  /** Nobody sees the bid before both are set. */
  readonly secret: boolean;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly sure: Sure | null;
  /** Facts that the picture already tells. */
  readonly told: ReadonlySet<string>;
}

const STRENGTHS = new Set(['fact-attack', 'fact-defence', 'fact-strength']);

type Look = Pick<PreviewProps, 'preview' | 'question' | 'seat' | 'shown' | 'table'>;

function fact(look: Look, key: string): number | null {
  const found = look.preview.facts.find((one) => one.key === key);
  return found ? numberIn(found.args, 'strength') : null;
}

/** The parts of a strength that the engine tells with it. */
function partsIn(look: Look, key: string): Part[] | null {
  const told = look.preview.facts.find((one) => one.key === key)?.args['parts'];
  return Array.isArray(told) ? told.map(({ part, count, strength }: { part: PartKind; count: number; strength: number }) => ({ kind: part, count, strength })) : null;
}

/** The least and the most that a strength comes to with support. */
function rangeIn(look: Look, key: string): readonly [number, number] | null {
  const args = look.preview.facts.find((one) => one.key === key)?.args ?? {};
  const [least, most] = [numberIn(args, 'strength'), numberIn(args, 'most')];
  return least === null || most === null ? null : [least, most];
}

function forceParts(force: Force | undefined): Part[] {
  return (
    [
      { kind: 'basics', count: force?.basics ?? 0 },
      { kind: 'elites', count: force?.elites ?? 0 },
    ] as const
  ).filter(({ count }) => count > 0);
}

function defenceParts(zone: ZonePosition, side: string): Part[] {
  const parts: Part[] = [];
  if (zone.order === 'defence' && zone.orderSeat === side) parts.push({ kind: 'defence', count: 1 });
  if (zone.turrets > 0) parts.push({ kind: 'turret', count: zone.turrets });
  if (zone.morale > 0) parts.push({ kind: 'morale', count: zone.morale });
  return parts;
}

export function battleOf(position: Position, look: Look): BattleView | null {
  const { at, goal } = look.shown.scene;
  const id = goal ?? at;
  if (id === undefined) return null;
  if (fact(look, 'fact-attack') !== null) return coming(position, look, id);
  const combat = position.held('combat-zone');
  if (combat !== id || (fact(look, 'fact-strength') === null && look.question.title.key !== 'ask-bid')) return null;
  return atHand(position, look, id);
}

/** Who would meet if the group set out. */
function coming(position: Position, look: Look, id: string): BattleView | null {
  const mine = look.table.seats.find(({ seat }) => seat === look.question.seat)?.id;
  const zone = position.zone(id);
  const foe = zone.forces.find(({ side }) => side !== mine);
  if (mine === undefined || !foe) return null;
  const { verb, args } = look.preview;
  const here = zone.forces.find(({ side }) => side === mine);
  const sent = (name: string): number => (verb === 'send' ? (numberIn(args, name) ?? 0) : 0);
  const force: Force = {
    side: mine,
    clan: position.clan(mine),
    basics: sent('basics') + (here?.basics ?? 0),
    elites: sent('elites') + (here?.elites ?? 0),
    wagons: 0,
  };
  return {
    zone: id,
    coming: true,
    bidding: false,
    barrels: null,
    secret: false,
    attacker: { side: mine, clan: force.clan, parts: partsIn(look, 'fact-attack') ?? forceParts(force), strength: fact(look, 'fact-attack'), final: null, zones: [], range: rangeIn(look, 'fact-attack') },
    defender: {
      side: foe.side,
      clan: foe.clan,
      parts: partsIn(look, 'fact-defence') ?? [...forceParts(foe), ...defenceParts(zone, foe.side)],
      strength: fact(look, 'fact-defence'),
      final: null,
      zones: [],
      range: rangeIn(look, 'fact-defence'),
    },
    sure: null,
    told: STRENGTHS,
  };
}

function atHand(position: Position, look: Look, id: string): BattleView | null {
  const zone = position.zone(id);
  const active = position.held('active');
  const foe = zone.forces.find(({ side }) => side !== active);
  const host = zone.forces.find(({ side }) => side === active);
  if (active === null || !foe) return null;
  const { args, key } = look.question.title;
  const own = look.table.seats.find(({ seat }) => seat === look.question.seat)?.id;
  const attacking = own === active;
  const { verb, args: said } = look.preview;
  const support = verb === 'support' ? idsIn(said, 'zones') : [];
  const strength = fact(look, 'fact-strength');
  const announced = {
    attack: numberIn(args, 'attack') ?? (attacking ? null : position.rows.count('attack')),
    defence: numberIn(args, 'defence'),
  };
  const helped: Part[] = support.length > 0 ? [{ kind: 'support', count: support.length }] : [];
  return {
    zone: id,
    coming: false,
    bidding: key === 'ask-bid' || key === 'ask-open-bid',
    barrels: verb === 'burn' ? numberIn(said, 'barrels') : null,
    secret: key === 'ask-bid',
    attacker: {
      side: active,
      clan: position.clan(active),
      parts: [...forceParts(host), ...(attacking ? helped : [])],
      strength: announced.attack,
      final: attacking ? strength : null,
      zones: attacking ? support : [],
      range: null,
    },
    defender: {
      side: foe.side,
      clan: foe.clan,
      parts: [...forceParts(foe), ...defenceParts(zone, foe.side), ...(attacking ? [] : helped)],
      strength: announced.defence,
      final: attacking ? null : strength,
      zones: attacking ? [] : support,
      range: null,
    },
    sure: null,
    told: STRENGTHS,
  };
}

/** The same combat with what the engine's own lens says of it. */
export function foreseen(battle: BattleView, forecast: Forecast | null): BattleView {
  if (forecast?.zone !== battle.zone) return battle;
  // Zones that are only about to be called: the lens knows what each would lend.
  const lent = ({ zones }: Fighter, { supports }: Side): number => supports.reduce((all, { zone, strength }) => all + (zones.includes(zone) ? strength : 0), 0);
  const called = (fighter: Fighter, side: Side): Part[] =>
    side.parts.some(({ kind }) => kind === 'support') ? [] : fighter.parts.filter(({ kind }) => kind === 'support').map((part) => ({ ...part, strength: lent(fighter, side) }));
  const told = (fighter: Fighter, side: Side): Fighter => ({
    ...fighter,
    parts: [...side.parts, ...called(fighter, side)],
    strength: fighter.strength ?? side.least,
    range: [side.least, side.most],
    helpers: side.supports,
  });
  return { ...battle, attacker: told(battle.attacker, forecast.attacker), defender: told(battle.defender, forecast.defender), sure: forecast.sure };
}

/** The combat at hand for whoever only looks on: what the lens tells everybody. */
export function publicBattle(position: Position, forecast: Forecast): BattleView {
  const fighter = ({ side, parts, supports, least, most }: Side): Fighter => ({
    side,
    clan: position.clan(side),
    parts,
    strength: least,
    final: null,
    zones: [],
    range: [least, most],
    helpers: supports,
  });
  return {
    zone: forecast.zone,
    coming: false,
    bidding: forecast.bidding,
    barrels: null,
    secret: false,
    attacker: fighter(forecast.attacker),
    defender: fighter(forecast.defender),
    sure: forecast.sure,
    told: STRENGTHS,
  };
}
