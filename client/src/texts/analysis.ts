/** The page of an analysis: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./analysis.*.ftl', { query: '?raw', import: 'default', eager: true }));
