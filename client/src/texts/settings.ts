/** The page of settings: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./settings.*.ftl', { query: '?raw', import: 'default', eager: true }));
