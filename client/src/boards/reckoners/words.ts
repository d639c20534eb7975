/** The words of this board's own controls. */

import { wording } from '../wording';
import { sourcesOf } from '../../texts/languages';

export const { word, wordIn } = wording(
  sourcesOf(import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default', eager: true })),
);
