/** How a lesson is begun, and what follows the last. */

import { newTable } from '../../wire/requests';
import type { Course, TableCard } from '../../wire/messages';
import { defaultSeats } from '../new/wish';

/** After the sign # of the new-game page: the settings of a first game. */
export const FIRST = 'first';

/** I sit first, bots take the other seats, and everything may be taken back. */
export function begin(game: string, course: Pick<Course, 'config'>, seats: number, levels: readonly string[]): Promise<TableCard> {
  return newTable({ game, config: course.config, seats: defaultSeats(seats, levels) });
}
