/** The coach of a lesson: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./coach.*.ftl', { query: '?raw', import: 'default', eager: true }));
