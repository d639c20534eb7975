/** Where the districts of a ring stand on a stage, clockwise from the top, the Great Epic in the middle. */

export const STAGE_WIDTH = 834;
export const STAGE_HEIGHT = 596;
export const MIDDLE: Spot = [417, 304];

type Spot = readonly [x: number, y: number];

const RINGS: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [417, 98],
    [417, 514],
  ],
  3: [
    [417, 98],
    [690, 452],
    [144, 452],
  ],
  4: [
    [417, 98],
    [704, 300],
    [417, 512],
    [130, 300],
  ],
  5: [
    [417, 98],
    [704, 214],
    [664, 492],
    [170, 492],
    [130, 214],
  ],
  6: [
    [417, 98],
    [704, 174],
    [704, 430],
    [417, 514],
    [130, 430],
    [130, 174],
  ],
  7: [
    [417, 98],
    [704, 110],
    [704, 302],
    [704, 494],
    [130, 494],
    [130, 302],
    [130, 110],
  ],
};

export function ringOf(count: number): readonly Spot[] {
  return RINGS[count] ?? RINGS[7] ?? [];
}

const CELLS: Readonly<Record<number, readonly string[]>> = {
  2: ['1 / 2', '3 / 2'],
  3: ['1 / 2', '3 / 3', '3 / 1'],
  4: ['1 / 2', '2 / 3', '3 / 2', '2 / 1'],
  5: ['1 / 2', '2 / 3', '3 / 3', '3 / 1', '2 / 1'],
  6: ['1 / 1', '1 / 3', '2 / 3', '3 / 3', '3 / 1', '2 / 1'],
  7: ['1 / 2', '1 / 3', '2 / 3', '3 / 3', '3 / 1', '2 / 1', '1 / 1'],
};

/** The same ring in a grid of three by three, for small screens: rows and columns. */
export function cellsOf(count: number): readonly string[] {
  return CELLS[count] ?? CELLS[7] ?? [];
}

/** The arrows that say clockwise: half-way between neighbours, on an ellipse round the middle. */
export function arrowsOf(count: number): readonly { readonly x: number; readonly y: number; readonly turn: number }[] {
  const spots = ringOf(count);
  const [cx, cy] = MIDDLE;
  const [rx, ry] = [290, 205];
  return spots.map(([x1, y1], place) => {
    const [x2, y2] = spots[(place + 1) % spots.length] ?? [x1, y1];
    const first = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx);
    let second = Math.atan2((y2 - cy) / ry, (x2 - cx) / rx);
    while (second < first) second += 2 * Math.PI;
    const half = (first + second) / 2;
    const turn = (Math.atan2(ry * Math.cos(half), -rx * Math.sin(half)) * 180) / Math.PI;
    return { x: cx + rx * Math.cos(half), y: cy + ry * Math.sin(half), turn };
  });
}

/** How large the stage is drawn; 0 when it would be too small to read, and a row of cards serves better. */
export function scaleOf(width: number, height: number, smallest: number): number {
  const scale = Math.min(width / STAGE_WIDTH, height / STAGE_HEIGHT);
  return scale < smallest ? 0 : scale;
}
