/** What a question asks of the table: who moves, where the tentative place is, how long its way is. No rule, only reading. */

import { numberIn, pointsIn, saidBy } from '../args';
import type { Args, Looked } from '../contract';
import { TURNS } from './engine';
import type { BoardProps } from './props';
import type { Question } from '../../wire/messages';
import type { Refusal, Way } from './aids';
import type { Carried } from './carry.svelte';
import { far, nearestSpot, type Spot } from './plane';
import type { Figure, Position } from './position';
import type { Terrain } from './printed';

const SNAP = 350; // thousandths of an inch within which a press means the suggested place

export interface Draft {
  readonly mover: Figure | null;
  readonly piece: { readonly terrain: Terrain; readonly degrees: number } | null;
  readonly suggestions: readonly Spot[];
  /** The tentative place: where the engine says that it would end, or where it was put. */
  readonly end: Spot | null;
  /** From the start, with the engine's own bends if it told them. */
  readonly way: readonly Spot[];
  /** In inches; while a hand drags faster than the engine measures, of the place before. */
  readonly used: number | null;
  /** Whether it was measured for this very place. */
  readonly measured: boolean;
  readonly most: number | null;
  readonly refused: boolean;
  /** Why not, and from which leg on, as soon as the engine has told. */
  readonly refusal: Refusal | null;
  readonly leg: number | null;
  readonly charges: boolean;
}

/** The figure that acts. */
export function moverOf(board: BoardProps, position: Position): Figure | null {
  return position.figure(board.shown.scene.figure);
}

/** Where a choice of a place or a way ends. */
export function endIn(args: Args): Spot | null {
  return pointsIn(args, 'way').at(-1) ?? pointsIn(args, 'at').at(-1) ?? null;
}

const suggested = new WeakMap<Question, readonly Spot[]>();

/** Read once a question, however often the hand moves. */
export function suggestionsOf(question: Question | null): readonly Spot[] {
  if (!question) return [];
  const known = suggested.get(question) ?? question.options.flatMap((option) => {
      const spot = endIn(saidBy(option).args);
      return spot ? [spot] : [];
    });
  suggested.set(question, known);
  return known;
}

function factOf(preview: Looked | null, key: string, name: string): unknown {
  return preview?.facts.find((fact) => fact.key === key)?.args[name];
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}

function endOf(board: BoardProps, mover: Figure | null, last: Spot | null): Spot | null {
  if (!mover || !board.preview || board.preview.why) return last;
  const after = board.shown.rows.after(board.preview.changes);
  const end: Spot = [after.count('x', mover.id), after.count('y', mover.id)];
  return last && far(end, last) < SNAP ? end : last;
}

/**
 * `way` is what the lens says of the present points; until it does, the preview and the places themselves are shown.
 * `latest` is what it said last, for a hand that drags: inches lag behind it rather than vanish at every movement.
 */
export function draftOf(board: BoardProps, position: Position, way: Way | null, latest: Way | null = null, held: Carried | null = null): Draft {
  const mover = held?.figure ?? moverOf(board, position);
  const told = way ?? (latest?.figure === mover?.id ? latest : null);
  const at = held?.at ?? board.point?.at ?? [];
  const last = at.at(-1) ?? null;
  const end = way?.legal ? (way.way.at(-1) ?? last) : endOf(board, mover, last);
  const start = mover?.status === 'standing' ? mover.at : null;
  const bends = numbers(factOf(board.preview, 'fact-length', 'way'));
  const engine = bends.flatMap((x, place): Spot[] => (place % 2 === 0 ? [[x, bends[place + 1] ?? 0]] : []));
  const points = way ? way.way : engine.length > 0 && !held ? engine : [...at.slice(0, -1), ...(end ? [end] : [])];
  const length = factOf(board.preview, 'fact-length', 'length');
  const limit = factOf(board.preview, 'fact-length', 'limit');
  const { terrain } = board.shown.scene;
  const kind = terrain === undefined ? undefined : position.printed.terrain.find(({ id }) => id === terrain);
  const turn = numberIn(board.preview?.args ?? {}, 'turn') ?? 0;
  return {
    mover,
    piece: kind ? { terrain: kind, degrees: (turn * 360) / TURNS } : null,
    suggestions: suggestionsOf(board.question),
    end,
    way: start && points.length > 0 ? [start, ...points] : [],
    used: told ? told.used : typeof length === 'number' ? length : null,
    measured: way !== null || !latest,
    most: told ? told.limit : typeof limit === 'number' ? limit : null,
    refused: told ? !told.legal : board.preview?.why != null,
    refusal: told?.refusal ?? null,
    leg: told?.leg ?? null,
    charges: told?.charges ?? false,
  };
}

/** A pressed place, or the suggested one beside it. */
export function snapped(spot: Spot, suggestions: readonly Spot[]): Spot {
  return nearestSpot(spot, suggestions, SNAP) ?? spot;
}

/** The suggested place beside a figure that lies nearest to where it was pressed. */
export function besides(spot: Spot, figure: Figure, mover: Figure | null, suggestions: readonly Spot[]): Spot | null {
  const reach = figure.card.radius + (mover?.card.radius ?? 0) + 100;
  return nearestSpot(
    spot,
    suggestions.filter((one) => far(one, figure.at) <= reach),
    Infinity,
  );
}

/** What the lens `way` is asked: the way that is being drawn, of a figure on the table. */
export function wayWish(board: BoardProps, position: Position, held: Carried | null = null): { figure: string; points: readonly Spot[] } | null {
  if (held) return held.figure.status === 'standing' ? { figure: held.figure.id, points: held.at } : null;
  const mover = moverOf(board, position);
  const at = board.point?.at ?? [];
  return mover?.status === 'standing' && board.point?.field.name === 'way' && at.length > 0 ? { figure: mover.id, points: at } : null;
}
