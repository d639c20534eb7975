/** The signs of a game's board inside its book: drawn by the board's own component, if it has one. */

import type { Component } from 'svelte';

export type BookSign = Component<{ name: string }>;

const FOUND = import.meta.glob<{ default: BookSign }>('../boards/*/BookSign.svelte');

export async function signOf(game: string): Promise<BookSign | null> {
  const load = FOUND[`../boards/${game}/BookSign.svelte`];
  return load ? (await load()).default : null;
}
