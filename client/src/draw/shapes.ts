/** Outlines that the pictures share. */

import type { Chance } from './chance';

export type Point = readonly [x: number, y: number];

export const WIDTH = 440;
export const HEIGHT = 250;

export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, step) => step);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A mountain line across the picture, filled down to its lower edge. */
export function ridge(chance: Chance, height: number, roughness: number, peaks: number): string {
  const margin = 10;
  const line = steps(peaks).map((peak): Point => {
    const x = -margin + (peak * (WIDTH + 2 * margin)) / (peaks - 1);
    return [x, height + chance.between(-roughness, roughness)];
  });
  return polygon([[-margin, HEIGHT], ...line, [WIDTH + margin, HEIGHT]]);
}

/** A cogwheel with a round hole, to be filled with the even-odd rule. */
export function cogwheel([x, y]: Point, radius: number, teeth: number, hole: number): string {
  const corners = steps(teeth * 4).map((corner): Point => {
    const angle = (2 * Math.PI * corner) / (teeth * 4);
    const reach = corner % 4 < 2 ? radius : radius * 0.84;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  const inner = radius * hole;
  const half = `a${inner} ${inner} 0 1 0 `;
  return `${polygon(corners)}M${x + inner} ${y}${half}${-2 * inner} 0${half}${2 * inner} 0Z`;
}
