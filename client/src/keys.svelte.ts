/** The keys of the table: what each one does, changed by the reader if he likes, heard in one place. */

import { settings } from './settings.svelte';

export const USUAL_KEYS = {
  commit: 'Enter',
  back: 'Escape',
  undo: 'z',
  redo: 'Shift+Z',
  list: 'l',
  board: 'b',
  find: '/',
  why: 'w',
  card: 'i',
  'next-event': 'j',
  'previous-event': 'k',
  fit: '0',
  'zoom-in': '+',
  'zoom-out': '-',
  player: 'p',
  rule: 'F1',
  aid: 'h',
  log: 'g',
} as const;

export type Deed = keyof typeof USUAL_KEYS;
export const DEEDS = Object.keys(USUAL_KEYS) as Deed[];
/** The options of a question, in their order. */
export const OPTION_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'c', 'd', 'e', 'f'] as const;

/** Keys that a reader may not lose: without them nothing can be finished or left. */
const ALWAYS: ReadonlySet<Deed> = new Set(['commit', 'back']);

export function keyFor(deed: Deed): string {
  return settings.comfort.keys[deed] ?? USUAL_KEYS[deed];
}

/** A key press as it is written in settings: `z`, `Shift+Z`, `F1`. */
export function written(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const letter = event.key.length === 1 && event.key.toLowerCase() !== event.key.toUpperCase();
  return letter && event.shiftKey ? `Shift+${event.key.toUpperCase()}` : letter ? event.key.toLowerCase() : event.key;
}

/** How a key is announced (aria-keyshortcuts) and drawn. */
export function spoken(deed: Deed): string {
  const key = keyFor(deed);
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The deed of a key press, if it has one. Single letters can be switched off. */
export function deedOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Deed | null {
  const pressed = written(event);
  const deed = DEEDS.find((one) => keyFor(one) === pressed) ?? null;
  if (deed && pressed.length === 1 && !settings.comfort.singleKeys && !ALWAYS.has(deed)) return null;
  return deed;
}

/** What every other program does by these keys, whatever the reader has set. */
export function chordOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): 'undo' | 'redo' | null {
  if (altKey || (!ctrlKey && !metaKey)) return null;
  const letter = key.toLowerCase();
  return letter === 'y' || (letter === 'z' && shiftKey) ? 'redo' : letter === 'z' ? 'undo' : null;
}

/** The key of an option that was pressed, or null. A digit may stand for a number; other keys that do something else here are not options'. */
export function optionKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | null {
  const pressed = written(event);
  if (!settings.comfort.singleKeys) return null;
  if (/^\d$/.test(pressed)) return pressed;
  if (DEEDS.some((deed) => keyFor(deed) === pressed)) return null;
  return OPTION_KEYS.find((key) => key === pressed) ?? null;
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type);
}

/** Whether a deed's key is free for another deed. */
export function takenBy(key: string, except: Deed): Deed | null {
  return DEEDS.find((deed) => deed !== except && keyFor(deed) === key) ?? null;
}

type Listener = (event: KeyboardEvent) => void;

class Keys {
  private readonly listeners = new Map<Deed, Listener[]>();

  /** Do this when that deed's key is pressed; gives the way to stop listening. The latest listener is asked. */
  on(deed: Deed, listener: Listener): () => void {
    const list = this.listeners.get(deed) ?? [];
    this.listeners.set(deed, [...list, listener]);
    return () => {
      this.listeners.set(
        deed,
        (this.listeners.get(deed) ?? []).filter((one) => one !== listener),
      );
    };
  }

  /** Hear a key press; whether it was one of ours. */
  hear(event: KeyboardEvent): boolean {
    const deed = deedOf(event);
    return deed !== null && this.do(deed, event);
  }

  /** Do this, whichever key was pressed; whether there was anything to do. */
  do(deed: Deed, event: KeyboardEvent): boolean {
    const listener = this.listeners.get(deed)?.at(-1);
    if (!listener) return false;
    listener(event);
    return true;
  }
}

export const keys = new Keys();
