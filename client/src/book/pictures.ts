/**
 * Pictures of the rulebook: the game's own board is laid with a real position, drawn once where nobody sees it, and its
 * drawing kept. One at a time, since boards share what a hand or an eye is at; and a drawing answers nobody.
 */

import { mount, unmount } from 'svelte';
import { boardOf } from '../boards/boards';
import { Opened } from '../wire/box.svelte';
import type { Pictured } from '../wire/messages';
import { example, lookAtExample } from '../wire/requests';
import Picture from './Picture.svelte';

const QUIET = 350; // milliseconds without a change: it is drawn
const LONGEST = 6000;
const WIDE = 821; // pixels of a window where boards are laid out for a desk
const DESK = 900; // pixels that a board wants there

let last: Promise<unknown> = Promise.resolve();
const boxes = new Map<string, Promise<Opened>>();

function opened(game: string): Promise<Opened> {
  const known = boxes.get(game) ?? Opened.open(game);
  boxes.set(game, known);
  known.catch(() => boxes.delete(game));
  return known;
}

/** The drawing, and how wide it was drawn. */
export interface Drawing {
  readonly sheet: HTMLElement;
  readonly width: number;
}

/** Asked for several, it draws them in that order. */
export function drawing(game: string, id: string, room: number): Promise<Drawing> {
  const mine = last.then(() => drawn(game, id, room));
  last = mine.catch(() => null);
  return mine;
}

async function drawn(game: string, id: string, room: number): Promise<Drawing> {
  const [box, board, told] = await Promise.all([opened(game), boardOf(game), example(game, id)]);
  const width = window.innerWidth >= WIDE ? DESK : room;
  const host = document.createElement('div');
  host.className = 'drawn-apart';
  host.inert = true;
  host.style.width = `${width}px`;
  document.body.append(host);
  const laid = mount(Picture, { target: host, props: { box, board, told, study: (lens, wish) => studied(game, id, lens, wish, told) } });
  try {
    await settled(host);
    laid.turn();
    await settled(host);
    const sheet = document.createElement('div');
    sheet.append(...[...host.childNodes].map((node) => node.cloneNode(true)));
    for (const named of sheet.querySelectorAll('[data-target]')) named.removeAttribute('data-target');
    return { sheet, width };
  } finally {
    await unmount(laid);
    host.remove();
  }
}

async function studied(game: string, id: string, lens: string, wish: Readonly<Record<string, unknown>>, told: Pictured) {
  try {
    return { ...(await lookAtExample(game, id, { lens, wish })), seq: told.state.seq };
  } catch {
    return null; // a picture without that line
  }
}

/** Until nothing has changed for a while: files and lenses come when they come. */
function settled(host: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const watcher = new MutationObserver(() => begin());
    const end = (): void => {
      watcher.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      done();
    };
    const longest = setTimeout(end, LONGEST);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(() => host.querySelector('[role=status]') === null ? end() : begin(), QUIET);
    };
    watcher.observe(host, { attributes: true, childList: true, subtree: true, characterData: true });
    begin();
  });
}
