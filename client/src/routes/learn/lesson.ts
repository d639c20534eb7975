/** Which lesson a table is. Apart from how one is begun, so that a table need not load that. */

import type { Lesson } from '../../wire/messages';

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The lesson whose settings a table was laid with; of several that fit, the one that says most. */
export function lessonOf(lessons: readonly Lesson[], config: Readonly<Record<string, unknown>>): Lesson | null {
  const fits = lessons.filter((lesson) => Object.entries(lesson.config).every(([key, value]) => same(config[key], value)));
  const size = (lesson: Lesson) => Object.keys(lesson.config).length;
  return fits.sort((a, b) => size(b) - size(a))[0] ?? null;
}
