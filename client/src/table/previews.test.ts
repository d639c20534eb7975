import { describe, expect, it } from 'vitest';
import type { Previewed } from '../wire/messages';
import { Previews } from './previews.svelte';

const said = (why: string | null): Previewed => ({ type: 'previewed', id: '1', say: 'ready', verb: 'ready', why: why === null ? null : { key: why, rule: '', args: {} } });

describe('previews', () => {
  it('keep what the engine says of a line', async () => {
    const previews = new Previews();

    await previews.look('ready', async () => said(null));

    expect(previews.of('ready')?.line).toBe('ready');
    expect(previews.of('wait')).toBeNull();
  });

  it('take no answer about the question before for one about the present', async () => {
    const previews = new Previews();
    let arrive: (answer: Previewed) => void = () => {};
    const late = previews.look('ready', () => new Promise((done) => (arrive = done)));

    previews.clear();
    arrive(said('why-not-your-turn'));
    await late;

    expect(previews.of('ready')).toBeNull();
  });
});
