/** The page of a new game: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./new.*.ftl', { query: '?raw', import: 'default', eager: true }));
