/** A few words beside an option, of what lies where it leads: the order, the card's floors, who holds the zone. */

import type { BoardProps, OpenBox, OptionMark } from '../contract';
import type { Option } from '../../wire/messages';
import { clanShort, orderText, unitsText } from './list';
import type { Position } from './position';
import { word } from './words';

type Asked = Pick<BoardProps, 'box' | 'question' | 'table'>;
type Telling = (box: OpenBox, position: Position, words: readonly string[], own: string | null) => string;

/** Whoever else stands where a way ends. */
function holders(box: OpenBox, position: Position, words: readonly string[], own: string | null): string {
  const goal = words.at(-1)?.split(',').at(-1);
  if (goal === undefined || !position.rows.reading.ids('zone').includes(goal)) return '';
  const zone = position.zone(goal);
  const others = zone.forces.filter(({ side }) => side !== own);
  if (others.length === 0) return '';
  return word('note-held', { clan: others.map(({ clan }) => clanShort(box, clan)).join(', '), units: unitsText(box, { ...zone, forces: others, side: others[0]?.side ?? null }) });
}

const TELLINGS: Readonly<Record<string, Telling>> = {
  activate: (box, position, [zone = '']) => orderText(box, position.zone(zone)),
  deploy: (box, { printed }, [deployment = '']) => (printed.deployments[deployment] ?? []).map((zone) => box.name('zone', zone)).join(', '),
  'play-steam': (_, { printed }, [zone = '']) => word('floors', { count: printed.floors[zone] ?? 0 }),
  walk: holders,
  sail: holders,
  march: holders,
  drive: holders,
  ferry: holders,
};

export function notesOf({ box, question, table }: Asked, position: Position): ReadonlyMap<string, OptionMark> {
  const own = table.seats.find(({ seat }) => seat === question?.seat)?.id ?? null;
  const noted = new Map<string, OptionMark>();
  for (const { say } of question?.options ?? ([] as Option[])) {
    const [verb = '', ...words] = say.split(' ');
    const text = TELLINGS[verb]?.(box, position, words, own) ?? '';
    if (text !== '') noted.set(say, { sign: 'note', text });
  }
  return noted;
}
