/**
 * Tips and cards: what a thing is, told to whoever rests on it with the mouse, holds it with a finger or reaches it by keys.
 * `data-tip` is a word or a sentence; `data-card`, or else `data-target`, names a thing whose card the game tells.
 * Whoever only presses or drags never meets them: they wait, take no press, and go as soon as something moves.
 */

import type { OpenBox, Studied, Target } from '../boards/contract';
import { targetOf } from '../boards/contract';
import type { Why } from '../wire/messages';

export interface Teller {
  readonly box: OpenBox;
  study(lens: string, wish: Readonly<Record<string, unknown>>): Promise<Studied | Why | null>;
  /** Open the rulebook at a rule. */
  rule(id: string): void;
}

/** `kept` stays until it is closed, and can be scrolled and pressed. */
export type Manner = 'focus' | 'hover' | 'kept';

export interface Tip {
  readonly manner: Manner;
  readonly about: Element;
  readonly x: number;
  readonly y: number;
  /** Words, or a thing with a card. */
  readonly words: string;
  readonly thing: Target | null;
  readonly teller: Teller | null;
}

const REST = 480; // milliseconds that the mouse rests
const REACHED = 650; // … that the focus stays
const HELD = 480; // … that a finger holds
const STILL = 8; // pixels that a hand may tremble
const STIR = 2; // … that a mouse moves at least
const SUBJECTS = '[data-tip], [data-card], [data-target]';

const tellers = new WeakMap<Element, () => Teller | null>();

class Tips {
  shown = $state.raw<Tip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private subject: Element | null = null;
  private from: readonly [number, number] = [0, 0];
  private swallow = 0;
  private mounted = false;

  /** Everything inside this element is told of by this teller. */
  readonly telling =
    (teller: () => Teller | null) =>
    (element: Element): (() => void) => {
      tellers.set(element, teller);
      element.toggleAttribute('data-cards', true);
      return () => {
        tellers.delete(element);
        if (this.shown && element.contains(this.shown.about)) this.close();
      };
    };

  listen(): void {
    const { signal } = new AbortController();
    const capture = { capture: true, signal };
    document.addEventListener('pointerover', (event) => this.over(event), { passive: true, signal });
    document.addEventListener('pointermove', (event) => this.move(event), { passive: true, ...capture });
    document.addEventListener('pointerdown', (event) => this.press(event), capture);
    document.addEventListener('pointerup', (event) => this.lift(event), capture);
    document.addEventListener('pointercancel', (event) => this.lift(event), capture);
    document.addEventListener('click', (event) => this.click(event), capture);
    document.addEventListener('contextmenu', (event) => this.keep(event), capture);
    document.addEventListener('focusin', (event) => this.focus(event), { signal });
    document.addEventListener('focusout', () => this.blur(), { signal });
    document.addEventListener('wheel', (event) => !this.inside(event) && this.close(), { passive: true, ...capture });
    window.addEventListener('keydown', (event) => this.key(event), capture);
  }

  close(): void {
    clearTimeout(this.timer);
    this.subject = null;
    this.shown = null;
  }

  /** The card of another thing, in place of this one. */
  turn(thing: Target): void {
    if (this.shown) this.shown = { ...this.shown, thing, words: '', manner: 'kept' };
  }

  /** The card of whatever has the focus, kept open: for a key of its own. */
  keepFocused(): void {
    const about = document.activeElement?.closest(SUBJECTS);
    if (!about) return;
    const { left, bottom } = about.getBoundingClientRect();
    this.open(about, 'kept', left, bottom);
  }

  private inside(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('#tip') !== null;
  }

  private over(event: PointerEvent): void {
    if (event.pointerType === 'touch' || this.shown?.manner === 'kept' || this.inside(event)) return;
    const about = event.target instanceof Element ? event.target.closest(SUBJECTS) : null;
    if (about === this.subject) return;
    this.close();
    this.subject = about;
    // What only comes to lie under a hand that pressed and rests was not asked for.
    if (about && event.buttons === 0 && this.far(event) > STIR) this.wait(event, REST);
  }

  private far({ clientX, clientY }: PointerEvent): number {
    return Math.hypot(clientX - this.from[0], clientY - this.from[1]);
  }

  private wait(event: PointerEvent, time: number): void {
    const { clientX, clientY } = event;
    this.from = [clientX, clientY];
    clearTimeout(this.timer);
    const about = this.subject;
    if (about) this.timer = setTimeout(() => this.open(about, event.pointerType === 'touch' ? 'kept' : 'hover', clientX, clientY), time);
  }

  private move(event: PointerEvent): void {
    const far = this.far(event);
    if (event.pointerType === 'touch' || event.buttons > 0) {
      if (far <= STILL) return;
      clearTimeout(this.timer);
      // A hand that goes on after holding drags, and sees what it does.
      if (this.swallow === Infinity) {
        this.swallow = 0;
        this.close();
      }
    } else if (this.subject && !this.shown && far > STIR) this.wait(event, REST);
  }

  private press(event: PointerEvent): void {
    if (this.inside(event)) return;
    const kept = this.shown?.manner === 'kept';
    this.close();
    this.from = [event.clientX, event.clientY];
    if (event.pointerType !== 'touch' || !event.isPrimary || !(event.target instanceof Element)) return;
    this.subject = event.target.closest(SUBJECTS);
    if (!kept || this.subject) this.wait(event, HELD);
  }

  private lift({ clientX, clientY }: PointerEvent): void {
    clearTimeout(this.timer);
    this.from = [clientX, clientY];
    // What was held to be read is not pressed as well.
    if (this.swallow === Infinity) this.swallow = Date.now() + 400;
  }

  private click(event: MouseEvent): void {
    if (this.swallow === 0 || this.inside(event)) return;
    const meant = Date.now() > this.swallow;
    this.swallow = 0;
    if (meant) return;
    event.stopPropagation();
    event.preventDefault();
  }

  private keep(event: MouseEvent): void {
    const about = event.target instanceof Element ? event.target.closest(SUBJECTS) : null;
    if (!about || this.inside(event) || !this.told(about)) return;
    event.preventDefault();
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (touched) return; // its own timer does it
    const { left, bottom } = about.getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    this.open(about, 'kept', byKey ? left : event.clientX, byKey ? bottom : event.clientY);
  }

  private focus(event: FocusEvent): void {
    if (this.shown?.manner === 'kept' || !(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    const about = event.target.closest(SUBJECTS);
    if (!about || about.closest('dialog') === event.target) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { left, right, bottom } = about.getBoundingClientRect();
      if (document.activeElement === event.target) this.open(about, 'focus', (left + right) / 2, bottom);
    }, REACHED);
  }

  /** Later: what is taken away with the focus says so while the page is being drawn, when nothing may be changed. */
  private blur(): void {
    const left = this.shown;
    if (left?.manner === 'focus') queueMicrotask(() => this.shown === left && this.close());
  }

  private key(event: KeyboardEvent): void {
    clearTimeout(this.timer);
    if (!this.shown || this.inside(event) && event.key !== 'Escape') return;
    if (event.key === 'Escape') {
      const { about, manner } = this.shown;
      if (manner === 'kept') event.stopPropagation();
      if (manner === 'kept') event.preventDefault();
      this.close();
      if (manner === 'kept' && (about instanceof HTMLElement || about instanceof SVGElement)) about.focus({ preventScroll: true });
    } else if (this.shown.manner !== 'kept') this.close();
  }

  private teller(about: Element): Teller | null {
    const root = about.closest('[data-cards]');
    return root ? (tellers.get(root)?.() ?? null) : null;
  }

  /** Words, or a thing that has a card here; null if nothing can be told. */
  private told(about: Element): Pick<Tip, 'teller' | 'thing' | 'words'> | null {
    const { tip, card, target } = (about as HTMLElement | SVGElement).dataset;
    const key = card ?? target;
    const teller = this.teller(about);
    if (key?.includes(':') && tip === undefined && teller?.box.box.lenses.includes('card')) return { thing: targetOf(key), words: '', teller };
    return tip ? { thing: null, words: tip, teller: null } : null;
  }

  private open(about: Element, manner: Manner, x: number, y: number): void {
    const told = about.isConnected ? this.told(about) : null;
    if (!told) return;
    if (manner === 'kept') this.swallow = this.subject === null ? 0 : Infinity;
    this.shown = { ...told, manner, about, x, y };
    if (this.mounted) return;
    this.mounted = true;
    void Promise.all([import('svelte'), import('./Tip.svelte')]).then(([{ mount }, { default: Tip }]) => mount(Tip, { target: document.body }));
  }
}

export const tips = new Tips();
