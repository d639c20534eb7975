/** A figure that a hand has taken up before its place was asked for: from the reserve, or from where it stands. */

import type { Question } from '../../wire/messages';
import { idIn, saidBy } from '../args';
import type { Deed } from '../contract';
import type { Way } from './aids';
import { fitting } from './fitting';
import type { Spot } from './plane';
import type { Figure, Position } from './position';
import type { BoardProps } from './props';
import { word } from './words';

export interface Carried {
  readonly figure: Figure;
  readonly at: readonly Spot[];
}

class Carry {
  /** What is in the hand now. */
  held = $state.raw<Carried | null>(null);
  /** A place that was meant while another question came first: an officer's pressure. */
  intended = $state.raw<{ readonly figure: string; readonly at: readonly Spot[] } | null>(null);
  /** What was wrong with the place where it was let go. */
  said = $state<string | null>(null);
}

export const carry = new Carry();

function lineOf(verb: string, at: readonly Spot[]): string {
  return `${verb} ${at.map(([x, y]) => `${x}=${y}`).join(',')}`;
}

function figureOf(option: Question['options'][number]): string | null {
  return idIn(saidBy(option).args, 'figure');
}

/** The option that takes up this figure; of twins in reserve the engine offers one. */
function optionFor(question: Question | null, verb: string, figure: Figure, position: Position): Question['options'][number] | null {
  const offered = (question?.options ?? []).filter((one) => one.verb === verb);
  const twin = (id: string | null): boolean => figure.status === 'reserve' && position.figure(id)?.status === 'reserve' && position.figure(id)?.card.id === figure.card.id;
  return offered.find((one) => figureOf(one) === figure.id) ?? offered.find((one) => twin(figureOf(one))) ?? null;
}

/** Whether a hand may take up this figure now: to deploy it, or to activate it by moving it. */
export function canCarry(board: BoardProps, position: Position, figure: Figure | null): boolean {
  if (!figure || !board.act || !board.question) return false;
  const wanted = figure.status === 'reserve' ? 'muster' : 'activate';
  if (optionFor(board.question, wanted, figure, position)) return true;
  const asked = position.figure(board.shown.scene.figure);
  return isPosting(board.question) && figure.status === 'reserve' && asked?.card.id === figure.card.id && asked.side === figure.side;
}

export function isPosting(question: Question | null): boolean {
  return question?.options.some(({ verb }) => verb === 'post') ?? false;
}

export function isDeploying(question: Question | null): boolean {
  return isPosting(question) || (question?.options.some(({ verb }) => verb === 'muster') ?? false);
}

/** Post it there, or as near as the zone and the others allow. */
function posting(figure: Figure, at: Spot, position: Position): Deed {
  return (question) => {
    const field = question.fields.find((one) => one.kind === 'point');
    if (!isPosting(question) || field?.kind !== 'point') return null;
    const others = position.standing().map((one) => ({ at: one.at, radius: one.card.radius }));
    return lineOf('post', [fitting(at, figure.card.radius, field.region?.[0] ?? [], others)]);
  };
}

/** Deploy a figure with one gesture. */
export function deploy(board: BoardProps, position: Position, figure: Figure, at: Spot): Promise<boolean> {
  const take: Deed = (question) => optionFor(question, 'muster', figure, position)?.say ?? null;
  const deeds = isPosting(board.question) ? [posting(figure, at, position)] : [take, posting(figure, at, position)];
  return board.act?.(deeds) ?? Promise.resolve(false);
}

/** Deploy whoever is next where it is meant to stand, or where the engine would put him. */
export function deployNext(board: BoardProps, position: Position, placeOf: (figure: Figure) => Spot | null): Promise<boolean> {
  const asked = isPosting(board.question) ? board.shown.scene.figure : (board.question?.options.map(figureOf)[0] ?? null);
  const figure = position.figure(asked);
  if (!figure) return Promise.resolve(false);
  const at = placeOf(figure);
  const post: Deed = at ? posting(figure, at, position) : (question) => (isPosting(question) ? question.default : null);
  const take: Deed = (question) => optionFor(question, 'muster', figure, position)?.say ?? null;
  return board.act?.(isPosting(board.question) ? [post] : [take, post]) ?? Promise.resolve(false);
}

/** Where a hand that let go of a figure meant it to stand; null, and a sentence, if it cannot be. */
export async function landing(board: BoardProps, figure: Figure, at: readonly Spot[], exact: boolean): Promise<readonly Spot[] | null> {
  carry.said = null;
  const last = at.at(-1);
  const answer = await board.study?.('way', { figure: figure.id, points: at, dropped: true });
  if (!last || !answer || !('answer' in answer)) return null;
  const way = answer.answer as unknown as Way;
  const end = way.legal ? (exact ? last : (way.contact ?? last)) : exact ? null : (way.meant ?? null);
  if (end) return [...at.slice(0, -1), end];
  carry.said = (way.short ?? 0) > 0 ? word('too-far-by', { by: way.short ?? 0, most: way.limit }) : way.refusal ? board.box.text(way.refusal) : null;
  return null;
}

/** Activate a figure and move it, with one gesture. What an officer is asked first is answered before he goes. */
export async function march(board: BoardProps, position: Position, figure: Figure, at: readonly Spot[]): Promise<void> {
  const take: Deed = (question) => optionFor(question, 'activate', figure, position)?.say ?? null;
  const go: Deed = (question) => (question.options.some(({ verb }) => verb === 'move') ? lineOf('move', at) : null);
  carry.intended = { figure: figure.id, at };
  if (await board.act?.([take, go])) carry.intended = null;
}

/** An enemy who is too far away to be charged: by how much. */
export async function distanceTo(board: BoardProps, mover: Figure, target: Figure): Promise<void> {
  await landing(board, mover, [target.at], true);
}

