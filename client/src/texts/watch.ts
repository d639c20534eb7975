/** Watching: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./watch.*.ftl', { query: '?raw', import: 'default', eager: true }));
