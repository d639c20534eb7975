/**
 * One tab stop for a whole board: arrows go to the nearest thing in that direction, as the eye sees it.
 * `use:roving` on the element that holds the board; its stops are the elements with `data-target` and `role="button"`.
 */

const STOPS = '[data-target][role="button"]';
const SIDEWAYS = 2.2; // how much a step aside counts against a step ahead

type Way = readonly [number, number];

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The place in `spots` that lies nearest in a direction, or -1. */
export function nearest(from: Spot, spots: readonly Spot[], way: Way): number {
  let best = -1;
  let least = Infinity;
  for (const [place, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    if (ahead <= 1) continue;
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + SIDEWAYS * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

type Stop = HTMLElement | SVGElement;

export function roving(board: HTMLElement | SVGElement): { destroy(): void } {
  const stops = (): Stop[] => [...board.querySelectorAll<Stop>(STOPS)];
  let touched: Element | null = null; // has the focus because a hand pressed or dragged it

  function settle(): void {
    const all = stops();
    const now = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) {
      const index = stop === now ? '0' : '-1';
      if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index);
    }
  }

  function press(event: Event): void {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
    const here = event.target.closest<Stop>(STOPS);
    if (!here) return;
    // Enter on what is already picked, or was not reached by keys, is left to the table, which commits.
    if (event.key === 'Enter' && (here === touched || here.getAttribute('aria-pressed') === 'true')) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      here.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return;
    }
    const way = WAYS[event.key];
    if (!way || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const others = stops().filter((stop) => stop !== here);
    const next = others[nearest(middle(here), others.map(middle), way)];
    next?.focus();
  }

  function touch(event: Event): void {
    touched = event.target instanceof Element ? event.target.closest(STOPS) : null;
  }

  function focus(event: Event): void {
    if (event.target !== touched) touched = null;
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['role', 'data-target'] });
  board.addEventListener('keydown', press);
  board.addEventListener('pointerdown', touch, true);
  board.addEventListener('focusin', focus);
  settle();
  return {
    destroy() {
      watch.disconnect();
      board.removeEventListener('keydown', press);
      board.removeEventListener('pointerdown', touch, true);
      board.removeEventListener('focusin', focus);
    },
  };
}
