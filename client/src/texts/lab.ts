/** The page of the lab: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./lab.*.ftl', { query: '?raw', import: 'default', eager: true }));
