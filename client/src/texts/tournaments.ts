/** Tournaments: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./tournaments.*.ftl', { query: '?raw', import: 'default', eager: true }));
