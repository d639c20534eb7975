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

/** Whether the card is better laid at the lower edge of the board; it lies at the upper one now or would. */
export function isBetterLow(card: Box, board: Box, told: readonly Box[]): boolean {
  const gap = card.top - board.top;
  const height = card.bottom - card.top;
  const low = { ...card, top: board.bottom - gap - height, bottom: board.bottom - gap };
  const hidden = (at: Box): number => told.filter((one) => meets(at, one)).length;
  return hidden(low) < hidden(card);
}
