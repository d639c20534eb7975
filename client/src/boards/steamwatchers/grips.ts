/** What a hand takes up on the map itself: soldiers who may leave, and orders that are being planned. */

import { Likeness } from '../carrying';
import { targetOf, type Target, type TargetKey } from '../contract';
import type { Drag } from '../gestures';
import { canLeave, departure, placeUnder } from './dragging';
import type { Position } from './position';
import type { BoardProps } from './props';

/** A thing that follows the hand; it is told over which place it is let go. */
function lifted(board: BoardProps, thing: Element, event: PointerEvent, drop: (goal: Target | null) => void): Drag {
  let likeness: Likeness | null = null;
  let over: TargetKey | null = null;
  return {
    move(to) {
      likeness ??= new Likeness(thing, event.clientX, event.clientY);
      likeness.move(to.clientX, to.clientY);
      const next = placeUnder(document.elementFromPoint(to.clientX, to.clientY));
      if (next !== over) board.hover(next && targetOf(next));
      over = next;
    },
    drop() {
      const carried = likeness !== null;
      likeness?.end();
      board.hover(null);
      if (carried) drop(over && targetOf(over));
    },
  };
}

export function gripOf(board: BoardProps, position: Position, origin: string | null, event: PointerEvent): Drag | null {
  const pressed = event.target instanceof Element ? event.target : null;
  const pieces = pressed?.closest<SVGElement>('[data-pieces]');
  const zone = pieces?.dataset['pieces'];
  if (!pieces || zone === undefined) return null;
  const token = pressed?.closest('[data-piece="order"]');
  const order = board.dealt.get(zone);
  if (token && order !== undefined) return lifted(board, token, event, (goal) => replan(board, zone, order, goal));
  const soldiers = pieces.querySelector('[data-piece="force"]');
  if (!soldiers || !canLeave(board.question, zone, origin, position.zone(zone).order)) return null;
  return lifted(board, soldiers, event, (goal) => depart(board, zone, origin, goal));
}

/** Soldiers are dropped where they shall go. */
function depart(board: BoardProps, zone: string, origin: string | null, goal: Target | null): void {
  const { question } = board;
  if (!goal || !question || goal.kind !== 'zone' || goal.id === zone) return;
  const wishes = departure(question, zone, goal.id, origin);
  const [first] = wishes;
  if (first?.(question)) board.follow(wishes);
  else board.explain(goal);
}

/** A planned order goes to another zone, which gives its own in exchange; beside the zones it goes back to the tray. */
function replan(board: BoardProps, zone: string, order: string, goal: Target | null): void {
  if (goal?.kind === 'zone' && goal.id === zone) return;
  if (goal?.kind === 'zone' && !board.targets.has(`zone:${goal.id}`)) {
    board.explain(goal);
    return;
  }
  board.give(zone, null);
  if (goal?.kind !== 'zone') return;
  const old = board.dealt.get(goal.id);
  board.give(goal.id, order);
  if (old !== undefined) board.give(zone, old);
}
