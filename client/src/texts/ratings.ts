/** Ratings: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./ratings.*.ftl', { query: '?raw', import: 'default', eager: true }));
