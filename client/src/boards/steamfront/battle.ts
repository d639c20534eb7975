/** Which attack the decision speaks of: announced, about to be announced, faced, or possible from the tentative place. */

import type { BoardProps } from '../contract';
import type { Sight, Sighted } from './aids';
import type { Spot } from './plane';
import type { Figure, Position } from './position';

/** Categories of orders as the rows count them. */
const CATEGORIES = ['universal', 'resistance', 'defence', 'damage', 'distance', 'impact', 'mastery'];
const KINDS = ['', 'sas', 'shot'];

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

/** Whom one would ask about first: the nearest who can be attacked. */
export function firstAim(sight: Sight | null): string | null {
  const met = [...(sight?.targets ?? [])].filter(isMet).sort((one, two) => one.distance - two.distance);
  return met[0]?.figure ?? null;
}

function step(board: BoardProps): Readonly<Record<string, unknown>> {
  return board.shown.stage.at(-1) ?? {};
}

/** The weapon of a band as the rows count bands: through all cards. */
function weaponOf(position: Position, attacker: Figure, band: number): number {
  const cards = position.printed.cards;
  const before = cards.slice(0, cards.findIndex(({ id }) => id === attacker.card.id)).reduce((sum, { bands }) => sum + bands.length, 0);
  return attacker.card.bands[band - before]?.weapon ?? 0;
}

function faced(board: BoardProps, position: Position): Battle | null {
  const { rows } = board.shown;
  const attacker = position.figureAt(rows.count('attacker') - 1);
  const target = position.figureAt(rows.count('target') - 1);
  if (!attacker || !target) return null;
  const order = rows.count('order') - 1;
  const weapon = weaponOf(position, attacker, rows.count('band') - 1);
  const improved = order >= 0 ? { order: CATEGORIES[order], level: rows.count('level') } : {};
  return { part: 'defend', attacker, target, wish: { attacker: attacker.id, target: target.id, weapon, kind: KINDS[rows.count('kind')], ...improved } };
}

function announced(board: BoardProps, position: Position): Battle | null {
  const { figure, target: whom, weapon, kind } = step(board);
  const attacker = position.figureAt(Number(figure));
  const target = position.figureAt(Number(whom));
  if (!attacker || !target) return null;
  return { part: 'improve', attacker, target, wish: { attacker: attacker.id, target: target.id, weapon: Number(weapon), kind: KINDS[Number(kind)] } };
}

/** `aimed` is whom the reader asks about while the figure is still to move; `ghost` is where it would stand. */
export function battleOf(board: BoardProps, position: Position, ghost: Spot | null, aimed: string | null): Battle | null {
  const { is, figure } = step(board);
  if (is === 'Reaction') return faced(board, position);
  if (is === 'Improvement') return announced(board, position);
  const attacker = typeof figure === 'number' ? position.figureAt(figure) : null;
  if (attacker?.status !== 'standing') return null;
  const [verb, whom, weapon] = (board.preview?.line ?? board.option?.say ?? '').split(' ');
  const isAttack = verb === 'shoot' || verb === 'strike';
  const target = position.figure(isAttack ? whom : board.point ? aimed : null);
  if (target?.status !== 'standing' || target.side === attacker.side) return null;
  if (!isAttack) return { part: 'move', attacker, target, wish: { attacker: attacker.id, target: target.id, ...(ghost ? { at: ghost } : {}) } };
  return { part: 'attack', attacker, target, wish: { attacker: attacker.id, target: target.id, weapon: Number(weapon), kind: verb === 'strike' ? 'sas' : 'shot' } };
}

const UNDER_WAY = new Set(['Reaction', 'Rerolls', 'Riposte']);

/** Who attacks whom: an attack under way, or the one that is selected. For everybody at the table. */
export function clashOf(board: BoardProps, position: Position): Pick<Battle, 'attacker' | 'target'> | null {
  if (UNDER_WAY.has(String(step(board)['is']))) return faced(board, position);
  const battle = battleOf(board, position, null, null);
  return battle?.part === 'move' ? null : battle;
}

/** The order of the line that is selected: `command damage 1`, `guard defence 0`. */
export function rowOf(line: string | undefined): string | null {
  const [verb, category, level] = (line ?? '').split(' ');
  return (verb === 'command' || verb === 'guard') && category ? `${category} ${level}` : null;
}
