/** Wheel, drag and pinch on the table. A press that did not move stays a click. */

import { panned, zoomed, type Frame, type View } from './view';

const STILL = 6; // pixels a finger may tremble
const WHEEL = 0.0016;

export interface Look {
  view(): View;
  frame(): Frame;
  turn(view: View): void;
}

type Held = Map<number, readonly [number, number]>;

function spread(held: Held): { far: number; x: number; y: number } {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [...held.values()];
  return { far: Math.hypot(ax - bx, ay - by) || 1, x: (ax + bx) / 2, y: (ay + by) / 2 };
}

export function gestures(element: HTMLElement, look: Look): () => void {
  const held: Held = new Map();
  const ears = new AbortController();
  const { signal } = ears;
  let travelled = 0;

  const inside = (event: MouseEvent): readonly [number, number] => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    look.turn(zoomed(look.view(), look.frame(), Math.exp(-event.deltaY * WHEEL), inside(event)));
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (held.size === 0) travelled = 0;
    held.set(event.pointerId, inside(event));
  }

  function move(event: PointerEvent): void {
    const last = held.get(event.pointerId);
    if (!last) return;
    const here = inside(event);
    const before = held.size === 2 ? spread(held) : null;
    held.set(event.pointerId, here);
    travelled += Math.hypot(here[0] - last[0], here[1] - last[1]);
    if (travelled < STILL) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    if (!before) {
      look.turn(panned(look.view(), look.frame(), here[0] - last[0], here[1] - last[1]));
      return;
    }
    const after = spread(held);
    const nearer = zoomed(look.view(), look.frame(), after.far / before.far, [after.x, after.y]);
    look.turn(panned(nearer, look.frame(), after.x - before.x, after.y - before.y));
  }

  function lift(event: PointerEvent): void {
    held.delete(event.pointerId);
  }

  /** The click after a drag is no click. */
  function click(event: MouseEvent): void {
    if (travelled < STILL) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  }

  element.addEventListener('wheel', wheel, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  return () => ears.abort();
}
