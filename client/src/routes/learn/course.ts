/** Lessons: which one a table is, and how one is begun. */

import { newTable } from '../../wire/requests';
import type { Course, Lesson, TableCard } from '../../wire/messages';
import { defaultSeats } from '../new/wish';

/** After the sign # of the new-game page: the settings of a first game. */
export const FIRST = 'first';

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The lesson whose settings a table was laid with; of several that fit, the one that says most. */
export function lessonOf(lessons: readonly Lesson[], config: Readonly<Record<string, unknown>>): Lesson | null {
  const fits = lessons.filter((lesson) => Object.entries(lesson.config).every(([key, value]) => same(config[key], value)));
  const size = (lesson: Lesson) => Object.keys(lesson.config).length;
  return fits.sort((a, b) => size(b) - size(a))[0] ?? null;
}

/** I sit first, bots take the other seats, and everything may be taken back. */
export function begin(game: string, course: Pick<Course, 'config'>, seats: number, levels: readonly string[]): Promise<TableCard> {
  return newTable({ game, config: course.config, seats: defaultSeats(seats, levels) });
}
