/** The words of tips and cards, which come when the first one is shown. */

import { add } from './texts';

add(import.meta.glob<string>('./cards.*.ftl', { query: '?raw', import: 'default', eager: true }));
