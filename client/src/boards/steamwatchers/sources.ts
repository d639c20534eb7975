/** What a question names as its origin: the card or kit whose words put it. */

import type { Target } from '../contract';
import type { Text } from '../../wire/messages';

const ORIGINS = new Set(['archon-card', 'kit', 'scenario-card']);

function isOrigin(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && ORIGINS.has(String(value.kind));
}

export function sourceOf(title: Text | undefined): Target | null {
  return Object.values(title?.args ?? {}).find(isOrigin) ?? null;
}
