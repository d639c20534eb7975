/** The words of the workshop, and numbers as the reader's language writes them. */

import { settings } from '../../../settings.svelte';
import { wording } from '../../wording';
import { sourcesOf } from '../../../texts/languages';

export const { word, wordIn } = wording(
  sourcesOf(import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default', eager: true })),
);

export function number(value: number, digits: number): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
