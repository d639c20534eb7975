/** Where a card lies that must not hide what it is compared with. */

export const GAP = 14;
export const EDGE = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Left of a column of answers, or right of it where there is no room, level with the one that is told of; null: neither. */
export function besideOf(column: { readonly left: number; readonly right: number }, top: number, card: Size, page: Size): { readonly x: number; readonly y: number } | null {
  const [left, right] = [column.left - card.width - GAP, column.right + GAP];
  const x = left >= EDGE ? left : right <= page.width - card.width - EDGE ? right : null;
  return x === null ? null : { x, y: Math.max(EDGE, Math.min(top, page.height - card.height - EDGE)) };
}
