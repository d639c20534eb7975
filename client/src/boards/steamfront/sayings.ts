/** Figures in words: for accessible names, lists and cards. */

import type { OpenBox } from '../contract';
import type { Refusal, Sighted } from './aids';
import type { Figure, Side } from './position';
import type { Band } from './printed';
import { word } from './words';

/** A7: the number is on its base, the side on its rim. */
export function tagOf(figure: Figure): string {
  return figure.id.toUpperCase();
}

/** As the sentences of the game call it: "Archer (A7)". */
export function nameOf(box: OpenBox, figure: Figure): string {
  return word('figure-named', { card: box.name('card', figure.card.id), tag: tagOf(figure) });
}

export function inches(thousandths: number): number {
  return Math.round(thousandths) / 1000;
}

/** Everything that ails or marks a figure, each in a word. */
export function statesOf(figure: Figure): string[] {
  if (figure.status === 'gone') return [word('gone')];
  if (figure.status === 'reserve') return [word('reserve')];
  return [
    figure.active ? word('active') : figure.activated ? word('activated') : null,
    figure.wounded ? word('wounded') : null,
    figure.stun > 0 ? word('stunned', { count: figure.stun }) : null,
    figure.daze > 0 ? word('dazed', { count: figure.daze }) : null,
    figure.engaged ? word('engaged') : null,
    figure.carries ? word('carries') : null,
  ].filter((one): one is string => one !== null);
}

export function sideName(box: OpenBox, side: Side, faction: string | null): string {
  return faction === null ? box.seatName(side) : `${box.name('faction', faction)} (${side.toUpperCase()})`;
}

export function sentenceOf(box: OpenBox, figure: Figure): string {
  return [
    nameOf(box, figure),
    sideName(box, figure.side, figure.card.faction),
    word('life-of', { life: figure.life, most: figure.card.life }),
    word('pressure-of', { pressure: figure.pressure, most: figure.card.pressure }),
    ...statesOf(figure),
  ].join(', ');
}

/** How far a band reaches: `0–8″`, or contact. */
export function reachOf(band: Band): string {
  return band.sas ? word('contact') : word('band', { low: inches(band.low), high: inches(band.high) });
}

/** What a band throws. */
export function throwOf(band: Band): string {
  return band.fixed > 0 ? word('band-fixed', { fixed: band.fixed, damage: band.damage }) : word('band-dice', { dice: band.attack, damage: band.damage });
}

/** What is in the way of a line of sight, by name. */
export function barrierOf(box: OpenBox, { blocker, cover, byFigure }: Sighted): string {
  const piece = blocker ?? cover;
  if (piece) return box.name(piece.terrain.kind, piece.terrain.id);
  return byFigure ? word('a-figure') : '';
}

/** One line of sight in words: how far, and what is in the way. */
export function sightOf(box: OpenBox, target: Sighted): string {
  const distance = target.touch ? word('contact') : word('inches', { value: inches(target.distance) });
  if (target.sight === 'blocked') return `${distance} · ${word('blocked-by', { piece: barrierOf(box, target) })}`;
  return `${distance} · ${target.sight === 'cover' ? word('cover-by', { piece: barrierOf(box, target) }) : word('clear-sight')}`;
}

/** A chance as a whole percent. */
export function percent(chance: number): string {
  return word('percent', { value: Math.round(chance * 100) });
}

/** Why not, with the rule that says so. */
export function refusalOf(box: OpenBox, { key, args, rule }: Refusal): string {
  return `${box.text({ key, args })} (${rule})`;
}

/** A number with its sign apart, for texts that show gains and losses. */
export function signed(value: number): { sign: string; value: number } {
  return { sign: value > 0 ? '+' : value < 0 ? '−' : '', value: Math.abs(value) };
}
