/** What the page of the lab asks of the server. */

import type { Lab, LabJob } from '../wire/messages';
import { ask, sent } from '../wire/requests';

export const lab = (): Promise<Lab> => ask<Lab>('/api/lab');
export const start = (plan: string): Promise<LabJob> => ask<LabJob>('/api/lab', 'POST', { plan });
export const stop = (id: string): Promise<LabJob> => ask<LabJob>(`/api/lab/${id}/stop`, 'POST', {});
export const resume = (id: string): Promise<LabJob> => ask<LabJob>(`/api/lab/${id}/resume`, 'POST', {});
export const fileOf = (job: LabJob, name: string): string => `/api/lab/${job.id}/${name}`;

export async function forget(id: string): Promise<void> {
  await sent(`/api/lab/${id}`, 'DELETE');
}
