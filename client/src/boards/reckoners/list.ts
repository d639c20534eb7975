/** The city as a list: one row for each district, always clockwise from the first. */

import type { BoardList, ListRow } from '../contract';
import type { TableParts } from './props';
import { files } from './files.svelte';
import { districtsOf, epicCard, agreementOf, type District } from './position';
import { RECKONERS } from './engine';
import { PIECES } from './signs';
import { word } from './words';

export function listOf(parts: TableParts): BoardList {
  const { box, shown, table } = parts;
  const agreed = agreementOf(table);
  const hunted = agreed.city !== 'newcago';
  const infinite = files.printed?.infinite ?? 1000;

  const who = (district: District): string => {
    const names = district.present.map((seat) => box.name('reckoner', RECKONERS[shown.rows.value('who', String(seat)) ?? -1] ?? ''));
    if (district.great) names.push(box.name('great-epic', agreed.greatEpic));
    return names.join(', ') || '–';
  };
  const acts = (district: District): string => {
    const track = epicCard(files.printed, agreed, district.epic)?.track ?? [];
    return track.slice(0, district.bracket).map((act) => box.text({ key: `act-${act}`, args: {} })).join(', ') || '–';
  };

  const rows = districtsOf(shown.rows, table.seats.length).map((district): ListRow => {
    const epic = district.epic;
    const pieces = PIECES.filter((piece) => district.pieces[piece] > 0).map((piece) => word('pieces', { name: box.name('piece', piece), count: district.pieces[piece] }));
    return {
      target: { kind: 'district', id: district.id },
      name: box.name('district', district.id),
      cells: [
        epic === null ? '–' : box.name('epic', epic),
        epic === null ? '' : String(district.research),
        epic === null ? '' : district.health >= infinite ? word('untouchable') : String(district.health),
        epic === null ? '' : `${district.bracket} (${acts(district)})`,
        ...(hunted ? [String(district.marker)] : []),
        pieces.join(', ') || '–',
        who(district),
      ],
      owner: district.present.includes(parts.seat ?? -1) ? parts.seat : null,
    };
  });
  const columns = ['column-epic', 'column-research', 'column-health', 'column-bracket', ...(hunted ? ['column-track'] : []), 'column-pieces', 'column-who'];
  return { caption: word('districts', { count: rows.length }), columns: columns.map((column) => word(column)), rows };
}
