/** The changes of a preview in the words of the table: which figure, where, from what to what. */

import type { TableParts } from './props';
import type { Change } from '../rows';
import { RECKONERS } from './engine';
import { PIECE_SIGN, type Piece, type SignName } from './signs';

export interface Effect {
  readonly sign: SignName;
  /** Where or whose; empty for the team's own tracks. */
  readonly of: string;
  /** The key of the board's own word for what changes. */
  readonly what: string;
  readonly was: string;
  readonly is: string;
  readonly good: boolean;
}

const LESS_IS_BETTER = new Set(['research', 'health', 'bracket', 'great-epic-research', 'great-epic-health', 'great-epic-bracket', 'piece', 'base', 'marker']);

export function effectsOf(parts: TableParts, changes: readonly Change[], infinite: number): readonly Effect[] {
  const { box, shown } = parts;
  const { rows } = shown;
  const district = (place: number | null): string => {
    const id = place === null || place < 0 ? null : rows.id('district', rows.value('district', String(place)));
    return id === null ? '' : box.name('district', id);
  };
  const reckoner = (seat: string): string => {
    const id = RECKONERS[rows.value('who', seat) ?? -1];
    return id ? box.name('reckoner', id) : '';
  };
  const number = (value: number | null): string => (value === null ? '?' : value >= infinite ? '∞' : String(value));

  return changes.flatMap(([row, ids, was, is]): Effect[] => {
    const told = (sign: SignName, of: string, what: string): Effect[] => [
      { sign, of, what, was: number(was), is: number(is), good: LESS_IS_BETTER.has(row) ? (is ?? 0) < (was ?? 0) : (is ?? 0) > (was ?? 0) },
    ];
    const at = district(Number(ids.at(-1) ?? -1));
    switch (row) {
      case 'population':
        return told('population', '', 'population');
      case 'money':
        return told('money', '', 'money');
      case 'base':
        return told('base', '', 'base');
      case 'great-epic-research':
        return told('research', box.name('target', 'great-epic'), 'effect-research');
      case 'great-epic-health':
        return told('heart', box.name('target', 'great-epic'), 'effect-health');
      case 'great-epic-bracket':
        return told('contain', box.name('track', ids[0] ?? ''), 'effect-bracket');
      case 'research':
        return (was ?? 0) > (is ?? 0) ? told('research', at, 'effect-research') : [];
      case 'health':
        return told('heart', at, 'effect-health');
      case 'bracket':
        return told('contain', at, 'effect-bracket');
      case 'marker':
        return told('city', at, 'effect-track');
      case 'piece':
        return told(PIECE_SIGN[ids[0] as Piece], at, `piece-${ids[0] ?? ''}`);
      case 'plan':
      case 'pending':
        return told('plan', reckoner(ids[0] ?? ''), row === 'plan' ? 'effect-plans' : 'effect-pending');
      case 'where':
        return [{ sign: 'boot', of: reckoner(ids[0] ?? ''), what: 'effect-moves', was: district(was), is: district(is), good: true }];
      case 'great-epic-place':
        return [{ sign: 'boot', of: box.name('target', 'great-epic'), what: 'effect-moves', was: district(was), is: district(is), good: true }];
      case 'sniper-token':
        return [{ sign: 'sniper', of: '', what: 'sniper', was: '', is: district(is), good: true }];
      default:
        return [];
    }
  });
}
