/** Were the dice fair?: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./fairness.*.ftl', { query: '?raw', import: 'default', eager: true }));
