/** Which lenses are looked through now: they follow the tentative place, the figure that is pointed at, and the tools. */

import type { BoardProps } from './props';
import { carry } from './carry.svelte';
import { wayWish, type Draft } from './draft';
import { instruments } from './instruments.svelte';
import type { Spot } from './plane';
import { SIDES, type Figure, type Position } from './position';

/** Each part is read for itself: a lens is called only when something changes that it looks at. */
export interface Followed {
  readonly board: BoardProps;
  readonly position: Position | null;
  readonly draft: Draft | null;
  /** Whom the reader points at. */
  readonly hovered: Figure | null;
  /** Whose card is shown: the one who is pointed at, or who is about to move or act. */
  readonly looked: Figure | null;
  /** Who attacks in what is told or asked about. */
  readonly attacker: Figure | null;
}

/** A figure at its tentative place, if it has one. */
function placed(figure: string, at: Spot | null): Record<string, unknown> {
  return at ? { figure, at } : { figure };
}

function stands(figure: Figure | null): figure is Figure {
  return figure?.status === 'standing';
}

/** Call it once while a board is made. What is quickly told is asked for first: a server answers in that order. */
export function follow(now: Followed): void {
  $effect(() => instruments.muster.look(now.board, {}));

  $effect(() => {
    const { board, position } = now;
    instruments.way.look(board, position && wayWish(board, position, carry.held));
  });

  $effect(() => {
    const { board, draft, looked } = now;
    // How far a figure shoots does not hang on where it would stand: one answer serves a whole drag.
    const at = looked?.status !== 'standing' && looked?.id === draft?.mover?.id ? (draft?.end ?? null) : null;
    instruments.rings.look(board, looked && (at || stands(looked)) ? placed(looked.id, at) : null);
  });

  $effect(() => {
    const { board, draft, hovered } = now;
    const mover = draft?.mover ?? null;
    const whose = stands(mover) || (mover && draft?.end) ? mover : stands(hovered) ? hovered : null;
    const at = whose && whose.id === mover?.id ? (draft?.end ?? null) : null;
    instruments.sight.look(board, whose && placed(whose.id, at));
  });

  $effect(() => {
    const { board, attacker } = now;
    instruments.aim.look(board, stands(attacker) ? { figure: attacker.id } : null);
  });

  const carried = $derived(stands(carry.held?.figure ?? null) ? (carry.held?.figure.id ?? null) : null);
  const walker = $derived(carried ?? (now.board.point?.field.name === 'way' && stands(now.draft?.mover ?? null) ? (now.draft?.mover?.id ?? null) : null));

  $effect(() => instruments.own.look(now.board, walker === null ? null : { figure: walker }));

  $effect(() => {
    const { board, hovered } = now;
    instruments.reach.look(board, stands(hovered) && hovered.id !== walker ? { figure: hovered.id } : null);
  });

  $effect(() => {
    const { board, draft } = now;
    const mover = board.point ? (draft?.mover ?? null) : null;
    const at = draft?.end ?? null;
    instruments.threat.look(board, mover && (at || stands(mover)) ? placed(mover.id, at) : null);
  });

  $effect(() => {
    const { board } = now;
    const mine = board.table.seats.find(({ seat }) => seat === board.seat)?.id;
    const enemy = SIDES.find((side) => mine !== undefined && side !== mine);
    instruments.threats.look(board, instruments.threatened ? (enemy ? { side: enemy } : {}) : null);
  });
}
