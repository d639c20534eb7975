/** Keys for programs: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./tokens.*.ftl', { query: '?raw', import: 'default', eager: true }));
