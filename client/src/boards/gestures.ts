/** Wheel, drag and pinch on a board. A press that did not move stays a click. */

const STILL = 6; // pixels a finger may tremble
const WHEEL = 0.0016;

/** What the hand does to a board, in pixels from its upper left corner. */
export interface Sheet {
  /** Larger or smaller by a factor; what lies at this place stays there. */
  zoom(factor: number, at: readonly [number, number]): void;
  pan(dx: number, dy: number): void;
  /** A finger is answered by us alone. A browser that may still scroll by it holds back, for 100 ms, all that comes from the network. */
  readonly own?: boolean;
  /** A press that takes hold of a piece drags it in place of the board; null: the board itself is moved. */
  grip?(event: PointerEvent): Drag | null;
}

/** What follows the hand while a piece is held. */
export interface Drag {
  move(event: PointerEvent): void;
  drop(): void;
}

type Held = Map<number, readonly [number, number]>;

function spread(held: Held): { far: number; x: number; y: number } {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [...held.values()];
  return { far: Math.hypot(ax - bx, ay - by) || 1, x: (ax + bx) / 2, y: (ay + by) / 2 };
}

/** `passing`: what lies over the board and takes presses for itself, as a selector. */
export function gestures(element: HTMLElement, sheet: Sheet, passing?: string): () => void {
  const held: Held = new Map();
  const ears = new AbortController();
  const { signal } = ears;
  let travelled = 0;
  let drag: Drag | null = null;

  const inside = (event: MouseEvent): readonly [number, number] => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    sheet.zoom(Math.exp(-event.deltaY * WHEEL), inside(event));
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (passing !== undefined && event.target instanceof Element && event.target.closest(passing)) return;
    if (held.size === 0) {
      travelled = 0;
      drag = sheet.grip?.(event) ?? null;
    }
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
    if (drag && held.size === 1) {
      drag.move(event);
      return;
    }
    if (!before) {
      sheet.pan(here[0] - last[0], here[1] - last[1]);
      return;
    }
    const after = spread(held);
    sheet.zoom(after.far / before.far, [after.x, after.y]);
    sheet.pan(after.x - before.x, after.y - before.y);
  }

  function lift(event: PointerEvent): void {
    const known = held.delete(event.pointerId);
    if (held.size > 0) return;
    drag?.drop();
    drag = null;
    if (known && sheet.own && event.pointerType === 'touch' && event.type === 'pointerup') tap(event);
  }

  /** Where the browser was told to leave a finger to us, it makes no click of its own. */
  function tap(event: PointerEvent): void {
    if (travelled >= STILL || !(event.target instanceof Element)) return;
    const { clientX, clientY, target } = event;
    target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY }));
  }

  function touch(event: TouchEvent): void {
    if (passing === undefined || !(event.target instanceof Element && event.target.closest(passing))) event.preventDefault();
  }

  /** The click after a drag is no click. */
  function click(event: MouseEvent): void {
    if (travelled < STILL) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  }

  element.addEventListener('wheel', wheel, { passive: false, signal });
  if (sheet.own) element.addEventListener('touchstart', touch, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  return () => ears.abort();
}
