/** Things that a hand takes up and carries over the board. A press that did not move stays a click. */

const STILL = 6; // pixels a finger may tremble

/** What follows the hand: a likeness of the thing, until it is let go. */
export class Likeness {
  private readonly ghost: HTMLElement | SVGSVGElement;

  constructor(thing: Element, x: number, y: number) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const copy = thing.cloneNode(true);
    if (thing instanceof SVGElement && !(thing instanceof SVGSVGElement)) {
      // Its box is told in its own measure, before it is moved to its place on the map.
      (copy as SVGElement).removeAttribute('transform');
      const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const { x: at, y: down, width: wide, height: high } = (thing as SVGGraphicsElement).getBBox();
      sheet.setAttribute('viewBox', `${at} ${down} ${wide} ${high}`);
      sheet.append(copy);
      this.ghost = sheet;
    } else this.ghost = copy as HTMLElement;
    for (const attribute of ['data-target', 'data-pieces', 'data-zone', 'role', 'id']) {
      this.ghost.removeAttribute(attribute);
      this.ghost.querySelectorAll(`[${attribute}]`).forEach((part) => part.removeAttribute(attribute));
    }
    this.ghost.setAttribute('aria-hidden', 'true');
    this.ghost.classList.add('carried');
    Object.assign(this.ghost.style, { left: `${left - x}px`, top: `${top - y}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(this.ghost);
    this.move(x, y);
  }

  move(x: number, y: number): void {
    this.ghost.style.translate = `${x}px ${y}px`;
  }

  end(): void {
    this.ghost.remove();
  }
}

export interface Carried {
  readonly thing: Element;
  over(under: Element | null): void;
  drop(under: Element | null): void;
}

/** Let things of this element be carried: `take` says what a press would take up, or null. */
export function carrying(element: HTMLElement, take: (event: PointerEvent) => Carried | null): () => void {
  const ears = new AbortController();

  function press(event: PointerEvent): void {
    const carried = event.button === 0 ? take(event) : null;
    if (!carried) return;
    const held = new AbortController();
    const { signal } = held;
    const [x, y] = [event.clientX, event.clientY];
    let likeness: Likeness | null = null;
    const under = (at: PointerEvent): Element | null => document.elementFromPoint(at.clientX, at.clientY);
    const end = (): void => {
      likeness?.end();
      held.abort();
    };
    const move = (to: PointerEvent): void => {
      if (to.pointerId !== event.pointerId) return;
      if (!likeness && Math.hypot(to.clientX - x, to.clientY - y) < STILL) return;
      likeness ??= new Likeness(carried.thing, x, y);
      likeness.move(to.clientX, to.clientY);
      carried.over(under(to));
    };
    const lift = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      const dragged = likeness !== null;
      end();
      if (!dragged) return;
      // The browser may still make a click of it, which was not meant.
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(60) });
      carried.drop(under(at));
    };
    // What is carried paints no words blue on its way, and marked words are not carried along in its place.
    for (const kind of ['selectstart', 'dragstart']) document.addEventListener(kind, (own) => own.preventDefault(), { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', lift, { signal });
    window.addEventListener('pointercancel', () => (carried.over(null), end()), { signal });
  }

  element.addEventListener('pointerdown', press, { signal: ears.signal });
  return () => ears.abort();
}
