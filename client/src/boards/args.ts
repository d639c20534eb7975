/** The parts of a choice, read by their names: what it says, without its notation. */

import type { Option } from '../wire/messages';
import type { Args, Looked } from './contract';

export interface Said {
  readonly verb: string;
  readonly args: Args;
}

export function saidBy(option: Option): Said {
  return { verb: option.verb, args: option.args ?? option.label.args };
}

/** What is looked at, or else the option that is selected. */
export function saidNow(board: { readonly preview: Looked | null; readonly option: Option | null }): Said | null {
  return board.preview ?? (board.option ? saidBy(board.option) : null);
}

export function idOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;
}

/** The thing that a part names. */
export function idIn(args: Args, name: string): string | null {
  return idOf(args[name]);
}

function listIn(args: Args, name: string): readonly unknown[] {
  const value = args[name];
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The things of a part that names several. */
export function idsIn(args: Args, name: string): string[] {
  return listIn(args, name).flatMap((one) => idOf(one) ?? []);
}

/** Who gets what, of a part made of pairs of things. */
export function pairsIn(args: Args, name: string): [string, string][] {
  return listIn(args, name).flatMap((pair): [string, string][] => {
    const [left, right] = Array.isArray(pair) ? [idOf(pair[0]), idOf(pair[1])] : [null, null];
    return left === null || right === null ? [] : [[left, right]];
  });
}

export function numberIn(args: Args, name: string): number | null {
  const value = args[name];
  return typeof value === 'number' ? value : null;
}

/** The points of a way or a place. */
export function pointsIn(args: Args, name: string): (readonly [number, number])[] {
  return listIn(args, name).flatMap((pair): (readonly [number, number])[] => {
    if (!Array.isArray(pair)) return [];
    const [x, y]: unknown[] = pair;
    return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : [];
  });
}
