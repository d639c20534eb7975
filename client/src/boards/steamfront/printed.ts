/** What is printed for Steamfront (`printed.json`): cards, scenery and zones, lengths in thousandths of an inch. */

export interface Band {
  readonly weapon: number;
  /** In base contact; a shot otherwise. */
  readonly sas: boolean;
  readonly low: number;
  readonly high: number;
  readonly attack: number;
  readonly fixed: number;
  readonly damage: number;
}

export interface Card {
  readonly id: string;
  readonly faction: string;
  readonly rank: string;
  readonly points: number;
  readonly life: number;
  readonly move: number;
  readonly defence: number;
  readonly pressure: number;
  readonly radius: number;
  readonly category: string | null;
  readonly keywords: readonly string[];
  readonly special: string;
  readonly bands: readonly Band[];
}

export type TerrainType = 'wall' | 'barricade' | 'cloud' | 'crater' | 'mechanism';

export interface Terrain {
  readonly id: string;
  readonly type: TerrainType;
  readonly mechanism: string;
  readonly polygon: readonly number[];
}

export interface Deployment {
  readonly id: string;
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly neutral: readonly number[];
}

export interface Printed {
  readonly table: readonly [number, number];
  readonly cards: readonly Card[];
  readonly terrain: readonly Terrain[];
  readonly deployments: readonly Deployment[];
  readonly scenarios: readonly string[];
  readonly relicRadius: number;
}
