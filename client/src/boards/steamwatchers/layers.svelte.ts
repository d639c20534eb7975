/** What the map shows beyond pieces; kept while the page lives. */

export const LAYERS = ['names', 'control', 'reach', 'relief'] as const;
export type Layer = (typeof LAYERS)[number];

export const layers = $state<Record<Layer, boolean>>({ names: true, control: true, reach: true, relief: true });
