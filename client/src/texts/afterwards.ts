/** What is told after the end of a game, and one's own record: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./afterwards.*.ftl', { query: '?raw', import: 'default', eager: true }));
