/** Which games have a workshop: the folders `boards/<game>/workshop`, each loaded when it is opened. */

import type { Component } from 'svelte';
import type { OpenBox } from '../../boards/contract';

/** A workshop is a page of its own: what can be made for a game before it is played. */
export type Workshop = Component<{ box: OpenBox }>;

const FOUND = import.meta.glob<{ default: Workshop }>('../../boards/*/workshop/index.ts');
const WORKSHOPS: ReadonlyMap<string, () => Promise<{ default: Workshop }>> = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-3) ?? '', load]),
);

export function hasWorkshop(game: string): boolean {
  return WORKSHOPS.has(game);
}

export async function workshopOf(game: string): Promise<Workshop | null> {
  return (await WORKSHOPS.get(game)?.())?.default ?? null;
}
