import { describe, expect, it } from 'vitest';
import { adviceOf } from './coach';

describe('the coach', () => {
  it('has nothing to say when the answer holds no text', () => {
    expect(adviceOf({})).toBeNull();
    expect(adviceOf({ text: 'burn it', step: 1 })).toBeNull();
  });

  it('says the least that a game gives', () => {
    expect(adviceOf({ text: { key: 'coach-burn' } })).toEqual({
      text: { key: 'coach-burn', args: {} }, rule: null, targets: [], line: null, step: null, of: null, done: false, hint: null, settled: null,
    });
  });

  it('says everything that a game gives, and leaves out what is no target', () => {
    const said = adviceOf({
      text: { key: 'coach-burn', args: { pieces: 2 } },
      rule: 'TG-BID.1', targets: [{ kind: 'stoker', id: 'anna' }, 'boris'], line: 'burn 2', step: 1, of: 3, done: true, hint: { key: 'coach-burn-hint' }, settled: { moment: 7, lines: [{ key: 'coach-coal', args: { left: 2 } }] },
    });

    expect(said).toEqual({
      text: { key: 'coach-burn', args: { pieces: 2 } },
      rule: 'TG-BID.1', targets: [{ kind: 'stoker', id: 'anna' }], line: 'burn 2', step: 1, of: 3, done: true, hint: { key: 'coach-burn-hint', args: {} }, settled: { moment: 7, lines: [{ key: 'coach-coal', args: { left: 2 } }] },
    });
  });
});
