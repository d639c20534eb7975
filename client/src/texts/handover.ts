/** The screen is handed over: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./handover.*.ftl', { query: '?raw', import: 'default', eager: true }));
