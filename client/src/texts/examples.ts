/** Worked examples of the rulebook: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./examples.*.ftl', { query: '?raw', import: 'default', eager: true }));
