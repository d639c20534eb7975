/** Which attack the decision speaks of: announced, about to be announced, faced, or possible from the tentative place. */

import { idIn, numberIn, saidNow } from '../args';
import type { Looked } from '../contract';
import type { Attack } from './engine';
import type { BoardProps } from './props';
import type { Sight, Sighted } from './aids';
import type { Spot } from './plane';
import type { Figure, Position } from './position';

export type Part = 'attack' | 'defend' | 'improve' | 'move';

export interface Battle {
  readonly part: Part;
  readonly attacker: Figure;
  readonly target: Figure;
  /** What the lens `odds` is asked. */
  readonly wish: Readonly<Record<string, unknown>>;
}

/** Whether a target can be attacked from where it is looked at, without orders. */
export function isMet(target: Sighted): boolean {
  return target.bands.some(({ band }) => band !== null) && (target.touch || target.shot === null);
}

/** Whoever is hurt most first; of those who fare alike, and of those out of reach, the nearest. */
export function byWorth(one: Sighted, two: Sighted): number {
  return (two.best?.mean ?? -1) - (one.best?.mean ?? -1) || one.distance - two.distance;
}

/** Whom one would ask about first: the best target. */
export function firstAim(sight: Sight | null): string | null {
  const met = [...(sight?.targets ?? [])].filter(isMet).sort(byWorth);
  return met[0]?.figure ?? null;
}

/** The attack that is under way, as the lens `odds` is asked about it. */
function underWay(position: Position, attack: Attack, part: Part): Battle | null {
  const attacker = position.figure(attack.attacker);
  const target = position.figure(attack.target);
  if (!attacker || !target) return null;
  const improved = attack.order === undefined ? {} : { order: attack.order, level: attack.level };
  return { part, attacker, target, wish: { attacker: attacker.id, target: target.id, weapon: attack.weapon, kind: attack.kind, ...improved } };
}

/** `aimed` is whom the reader asks about while the figure is still to move; `ghost` is where it would stand. */
export function battleOf(board: BoardProps, position: Position, ghost: Spot | null, aimed: string | null): Battle | null {
  const { figure, attack } = board.shown.scene;
  if (attack?.part === 'defending') return underWay(position, attack, 'defend');
  if (attack?.part === 'improving') return underWay(position, attack, 'improve');
  const attacker = position.figure(figure);
  if (attacker?.status !== 'standing') return null;
  const { verb, args } = saidNow(board) ?? { verb: '', args: {} };
  const isAttack = verb === 'shoot' || verb === 'strike';
  const target = position.figure(isAttack ? idIn(args, 'target') : board.point ? aimed : null);
  if (target?.status !== 'standing' || target.side === attacker.side) return null;
  if (!isAttack) return { part: 'move', attacker, target, wish: { attacker: attacker.id, target: target.id, ...(ghost ? { at: ghost } : {}) } };
  return { part: 'attack', attacker, target, wish: { attacker: attacker.id, target: target.id, weapon: numberIn(args, 'weapon') ?? 0, kind: verb === 'strike' ? 'sas' : 'shot' } };
}

/** Who attacks whom: an attack under way, or the one that is selected. For everybody at the table. */
export function clashOf(board: BoardProps, position: Position): Pick<Battle, 'attacker' | 'target'> | null {
  const { attack } = board.shown.scene;
  if (attack && attack.part !== 'improving') return underWay(position, attack, 'defend');
  const battle = battleOf(board, position, null, null);
  return battle?.part === 'move' ? null : battle;
}

/** The attack that is being told. */
export function toldClash({ deed }: Pick<BoardProps, 'deed'>, position: Position): Pick<Battle, 'attacker' | 'target'> | null {
  const [first, second] = deed?.tone === 'fight' ? deed.at : [];
  const [attacker, target] = [first && position.figure(first.id), second && position.figure(second.id)];
  return attacker && target ? { attacker, target } : null;
}

/** The order that is looked at, if it is one. */
export function orderOf(looked: Looked | null): { readonly category: string; readonly level: number } | null {
  if (looked?.verb !== 'command' && looked?.verb !== 'guard') return null;
  const category = idIn(looked.args, 'category');
  return category === null ? null : { category, level: numberIn(looked.args, 'level') ?? 0 };
}
