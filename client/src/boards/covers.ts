/** The picture on each box, by the game's id. A game without one shows a plain cover. */

import type { Component } from 'svelte';
import ReckonersCover from './reckoners/Cover.svelte';
import SteamfrontCover from './steamfront/Cover.svelte';
import SteamwatchersCover from './steamwatchers/Cover.svelte';

export const COVERS: Readonly<Record<string, Component>> = {
  steamwatchers: SteamwatchersCover,
  steamfront: SteamfrontCover,
  reckoners: ReckonersCover,
};
