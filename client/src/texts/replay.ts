/** The page of a replay: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./replay.*.ftl', { query: '?raw', import: 'default', eager: true }));
