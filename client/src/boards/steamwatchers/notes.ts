/** A few words beside an option, of what lies where it leads: the order, the card's floors, who holds the zone. */

import type { Args, OpenBox, OptionMark } from '../contract';
import type { BoardProps } from './props';
import type { Option } from '../../wire/messages';
import { idIn, idsIn, saidBy } from '../args';
import { clanShort, orderText, unitsText } from './list';
import type { Position } from './position';
import { word } from './words';

type Asked = Pick<BoardProps, 'box' | 'question' | 'table'>;
type Telling = (box: OpenBox, position: Position, args: Args, own: string | null) => string;

/** Whoever else stands where a way ends. */
function holders(box: OpenBox, position: Position, args: Args, own: string | null): string {
  const goal = idIn(args, 'zone') ?? idsIn(args, 'path').at(-1);
  if (goal === undefined) return '';
  const zone = position.zone(goal);
  const others = zone.forces.filter(({ side }) => side !== own);
  if (others.length === 0) return '';
  return word('note-held', { clan: others.map(({ clan }) => clanShort(box, clan)).join(', '), units: unitsText(box, { ...zone, forces: others, side: others[0]?.side ?? null }) });
}

const TELLINGS: Readonly<Record<string, Telling>> = {
  activate: (box, position, args) => orderText(box, position.zone(idIn(args, 'zone') ?? '')),
  deploy: (box, { printed }, args) => (printed.deployments[idIn(args, 'deployment') ?? ''] ?? []).map((zone) => box.name('zone', zone)).join(', '),
  'play-steam': (_, { printed }, args) => word('floors', { count: printed.floors[idIn(args, 'card') ?? ''] ?? 0 }),
  walk: holders,
  sail: holders,
  march: holders,
  drive: holders,
  ferry: holders,
};

export function notesOf({ box, question, table }: Asked, position: Position): ReadonlyMap<string, OptionMark> {
  const own = table.seats.find(({ seat }) => seat === question?.seat)?.id ?? null;
  const noted = new Map<string, OptionMark>();
  for (const option of question?.options ?? ([] as Option[])) {
    const { verb, args } = saidBy(option);
    const text = TELLINGS[verb]?.(box, position, args, own) ?? '';
    if (text !== '') noted.set(option.say, { sign: 'note', text });
  }
  return noted;
}
