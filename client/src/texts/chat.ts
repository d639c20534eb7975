/** Messages: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./chat.*.ftl', { query: '?raw', import: 'default', eager: true }));
