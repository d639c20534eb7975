/** The lobby: what is read before a game: texts that come with whoever imports this. */

import { add } from './texts';

add(import.meta.glob<string>('./lobby.*.ftl', { query: '?raw', import: 'default', eager: true }));
