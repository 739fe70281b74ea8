import { describe, expect, it } from '@jest/globals';
import { nextSession, openSession } from './source-failover.js';
import type { Candidate } from './source-order.js';

const candidate = (hash: string): Candidate => ({
  group: { hash: 'g', groupId: 'g', name: 'g', translation: 'DUBBED', sources: [] },
  source: {
    hash,
    name: hash,
    kind: 'STREAM',
    tiers: [],
    locked: false,
    download: null,
    offset: 0,
    health: 'GOOD' as const,
  },
});
const [one, two] = [candidate('one'), candidate('two')];

describe('failover of sources', () => {
  it('fails over to the next source at the same position and names the failed one', () => {
    const playing = nextSession(openSession([one, two], 0), { type: 'loaded', attempt: 1 });
    const next = nextSession(playing, { type: 'failed', attempt: 1, position: 73.5 });
    expect(next).toMatchObject({ phase: 'loading', position: 73.5, queue: [two], failed: one, attempt: 2 });
  });

  it('keeps the position if a source fails before its first picture', () => {
    const next = nextSession(openSession([one, two], 120), { type: 'failed', attempt: 1, position: 0 });
    expect(next.position).toBe(120);
  });

  it('is exhausted after the last source failed, or without sources', () => {
    expect(nextSession(openSession([one], 0), { type: 'failed', attempt: 1, position: 0 }).phase).toBe(
      'exhausted',
    );
    expect(openSession([], 0).phase).toBe('exhausted');
  });

  it('requests one new address, then counts the source as failed', () => {
    const renewed = nextSession(openSession([one, two], 0), { type: 'expired', attempt: 1, position: 30 });
    expect(renewed).toMatchObject({ queue: [one, two], position: 30, attempt: 2, renewed: true });
    const again = nextSession(renewed, { type: 'expired', attempt: 2, position: 30 });
    expect(again).toMatchObject({ queue: [two], position: 30, failed: one });
  });

  it('counts a source as failed if its new address loads but is refused before it plays', () => {
    const renewed = nextSession(openSession([one, two], 0), { type: 'expired', attempt: 1, position: 30 });
    const loaded = nextSession(renewed, { type: 'loaded', attempt: 2 });
    const again = nextSession(loaded, { type: 'expired', attempt: 2, position: 30 });
    expect(again).toMatchObject({ queue: [two], position: 30, failed: one });
  });

  it('requests a new address again after the last one has played', () => {
    const renewed = nextSession(openSession([one, two], 0), { type: 'expired', attempt: 1, position: 30 });
    const loaded = nextSession(renewed, { type: 'loaded', attempt: 2 });
    const moved = nextSession(loaded, { type: 'moved', attempt: 2 });
    const again = nextSession(moved, { type: 'expired', attempt: 2, position: 90 });
    expect(again).toMatchObject({ queue: [one, two], position: 90, attempt: 3, renewed: true });
  });

  it('ignores events of an earlier attempt', () => {
    const chosen = nextSession(openSession([one, two], 0), { type: 'chosen', queue: [two], position: 10 });
    expect(nextSession(chosen, { type: 'failed', attempt: 1, position: 5 })).toBe(chosen);
  });

  it('stops with the reason if the viewer may use none of the sources', () => {
    const refused = nextSession(openSession([one, two], 0), { type: 'refused', attempt: 1, reason: 'Yaş' });
    expect(refused).toMatchObject({ phase: 'refused', reason: 'Yaş', attempt: 1 });
  });
});
