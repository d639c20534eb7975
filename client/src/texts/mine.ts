/** My games: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./mine.*.ftl', { query: '?raw', import: 'default', eager: true }));
