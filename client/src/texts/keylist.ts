/** Keys of one’s own: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./keylist.*.ftl', { query: '?raw', import: 'default', eager: true }));
