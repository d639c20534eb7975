import { Files } from '../files.svelte';
import type { Printed } from './printed';

export const files = new Files<Printed>();
