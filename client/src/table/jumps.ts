/** Moments of a replay that one wants to jump to, read off the log and the frames that are there anyway. */

import type { Landmarks } from '../boards/contract';
import type { Frame, Line, Replay } from '../wire/messages';

/** Where in `frames` each of these lines was first heard. */
function heard(frames: readonly Frame[], lines: readonly Line[]): number[] {
  const places: number[] = [];
  let place = 0;
  for (const { n } of lines) {
    while (place < frames.length && (frames[place]?.line ?? 0) < n) place += 1;
    if (place < frames.length && places.at(-1) !== place) places.push(place);
  }
  return places;
}

/** What was taken back happened, but nobody looks for it. */
function told({ lines, struck }: Replay, keys: readonly string[]): readonly Line[] {
  const gone = new Set(struck);
  return lines.filter(({ n, key }) => keys.includes(key) && !gone.has(n));
}

/** Where turns begin: as the game's log says, or else where somebody else is asked. */
export function turnsOf(replay: Replay, landmarks: Landmarks | undefined): readonly number[] {
  const { frames } = replay;
  if (landmarks?.turns) return heard(frames, told(replay, landmarks.turns));
  return frames.flatMap(({ asked }, place) => (place > 0 && asked.length > 0 && asked.join() !== frames[place - 1]?.asked.join() ? [place] : []));
}

export function highlightsOf(replay: Replay, landmarks: Landmarks | undefined): readonly number[] {
  return heard(replay.frames, told(replay, landmarks?.highlights ?? []));
}

/** The nearest of these places before or after another; null if there is none. */
export function nearest(places: readonly number[], at: number, step: -1 | 1): number | null {
  return (step > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at)) ?? null;
}
