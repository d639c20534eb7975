/** The outlines that stand for things inside sentences of the book: those of the board, on a square of 24. */
import { ANCHOR, BARREL, CUBE, DIAMOND, FLAG, FLASK, ORDER_ICONS, SHIELD, SWORDS, TOWER, WAGON } from './icons';

const GREENHOUSE = 'M3 19v-5c0-7 4-10.5 9-10.5S21 7 21 14v5zM8.5 19V5M15.5 19V5M3 13h18';

export const BOOK_SIGNS: Readonly<Record<string, string>> = {
  ...ORDER_ICONS,
  barrel: BARREL,
  basic: SHIELD,
  beacon: FLAG,
  combat: SWORDS,
  contract: ANCHOR,
  elite: DIAMOND,
  farm: GREENHOUSE,
  haven: ANCHOR,
  morale: CUBE,
  quarantine: FLASK,
  turret: TOWER,
  wagon: WAGON,
};
