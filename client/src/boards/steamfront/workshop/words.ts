/** The words of the workshop, and numbers as the reader's language writes them. */

import { settings } from '../../../settings.svelte';
import { wording } from '../../wording';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

export const { word, wordIn } = wording({ en, fr });

export function number(value: number, digits: number): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
