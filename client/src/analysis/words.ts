/** Numbers of an analysis as the reader's language writes them. */

import { settings } from '../settings.svelte';

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** With its sign: by how much a chance has changed. */
export function change(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(share);
}

export function deviations(count: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(count);
}
