import { describe, expect, it } from '@jest/globals';
import { nextSession, openSession } from './playback-session.js';
import type { Candidate } from './source-order.js';

const candidate = (hash: string): Candidate => ({
  group: { hash: 'g', groupId: 'g', name: 'g', translation: 'DUBBED', sources: [] },
  source: { hash, name: hash, kind: 'STREAM', tiers: [], locked: false, download: null },
});
const [one, two] = [candidate('one'), candidate('two')];

describe('playback session', () => {
  it('hands over to the next source at the same position and says which one failed', () => {
    const playing = nextSession(openSession([one, two], 0), { type: 'loaded', attempt: 1 });
    const next = nextSession(playing, { type: 'failed', attempt: 1, position: 73.5 });
    expect(next).toMatchObject({ phase: 'loading', position: 73.5, queue: [two], failed: one, attempt: 2 });
  });

  it('keeps the position when a source fails before its first picture', () => {
    const next = nextSession(openSession([one, two], 120), { type: 'failed', attempt: 1, position: 0 });
    expect(next.position).toBe(120);
  });

  it('is exhausted when the last source has failed, or when there was none', () => {
    expect(nextSession(openSession([one], 0), { type: 'failed', attempt: 1, position: 0 }).phase).toBe(
      'exhausted',
    );
    expect(openSession([], 0).phase).toBe('exhausted');
  });

  it('asks once for a fresh address, then takes the source as failed', () => {
    const renewed = nextSession(openSession([one, two], 0), { type: 'expired', attempt: 1, position: 30 });
    expect(renewed).toMatchObject({ queue: [one, two], position: 30, attempt: 2, renewed: true });
    const again = nextSession(renewed, { type: 'expired', attempt: 2, position: 30 });
    expect(again).toMatchObject({ queue: [two], position: 30, failed: one });
  });

  it('ignores what an earlier attempt still says', () => {
    const chosen = nextSession(openSession([one, two], 0), { type: 'chosen', queue: [two], position: 10 });
    expect(nextSession(chosen, { type: 'failed', attempt: 1, position: 5 })).toBe(chosen);
  });

  it('stops, and says why, when the viewer gets none of the sources', () => {
    const refused = nextSession(openSession([one, two], 0), { type: 'refused', attempt: 1, reason: 'Yaş' });
    expect(refused).toMatchObject({ phase: 'refused', reason: 'Yaş', attempt: 1 });
  });
});
