/** Where a card may lie over a board without hiding what it tells of: at the upper edge, or at the lower one. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function meets(one: Box, two: Box): boolean {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

const HIGH = 8; // pixels under the upper edge

/** Whether the card is better laid at the lower edge of the board, so far from it, than at the upper one. It may lie at either. */
export function isBetterLow(card: Box, board: Box, gap: number, told: readonly Box[]): boolean {
  const height = card.bottom - card.top;
  const high = { ...card, top: board.top + HIGH, bottom: board.top + HIGH + height };
  const low = { ...card, top: board.bottom - gap - height, bottom: board.bottom - gap };
  const hidden = (at: Box): number => told.filter((one) => meets(at, one)).length;
  return hidden(low) < hidden(high);
}
