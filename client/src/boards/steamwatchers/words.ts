/** The words of this board's own controls. */

import { wording } from '../wording';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

export const { word, wordIn } = wording({ en, fr });
