/** Manners: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./manners.*.ftl', { query: '?raw', import: 'default', eager: true }));
