import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MOST_QUEUED, NEXT_MS, type RoomStanding, type RoomState } from './room.js';
import { controlPlayback, endRoom, repeatEpisode, type Outcome } from './room-changes.js';
import {
  firstOf,
  proposeEpisode,
  removeProposal,
  reportEnd,
  startAfterCountdown,
  startQueued,
  stopCountdown,
  voteForEpisode,
  type QueueOutcome,
} from './room-queue.js';

const playing: RoomState = {
  phase: 'playing',
  visibility: 'public',
  playback: { episodeId: 'e0', positionMs: 0, at: 0, rate: 1, playing: true },
  hostId: 'ada',
  memberCount: 3,
  seq: 0,
  epoch: 0,
  queueSeq: 0,
  next: undefined,
  waitUntil: undefined,
  sourceHash: '',
};

const standings: Readonly<Record<string, RoomStanding>> = {
  ada: 'host',
  bora: 'moderator',
  cem: 'member',
  defne: 'left',
};
const EPISODES = ['e0', 'e1', 'e2', 'e3', 'e4'] as const;

/** The rows of a room: the state, and each proposal with its voters. */
const database = (first: RoomState = playing) => {
  let room = first;
  const rows = new Map<string, { readonly proposedAt: number; readonly voters: Set<string> }>();
  const queueOf = (memberId: string) =>
    [...rows].map(([episodeId, { proposedAt, voters }]) => ({
      episodeId,
      proposedAt,
      votes: voters.size,
      voted: voters.has(memberId),
    }));
  return {
    rows,
    queueOf,
    get room() {
      return room;
    },
    attendee: (memberId: string) => ({ memberId, standing: standings[memberId] }),
    acting(memberId: string, episodeId: string) {
      return { attendee: this.attendee(memberId), queue: queueOf(memberId), episodeId };
    },
    queued(outcome: QueueOutcome, memberId: string, episodeId: string, now: number): QueueOutcome {
      if (typeof outcome === 'string' || 'refused' in outcome) return outcome;
      room = outcome.room;
      if (outcome.change === 'add') rows.set(episodeId, { proposedAt: now, voters: new Set([memberId]) });
      if (outcome.change === 'vote') rows.get(episodeId)!.voters.add(memberId);
      if (outcome.change === 'unvote') rows.get(episodeId)!.voters.delete(memberId);
      if (outcome.change === 'remove') rows.delete(episodeId);
      return outcome;
    },
    played(outcome: Outcome): Outcome {
      if (typeof outcome === 'string' || 'refused' in outcome) return outcome;
      room = outcome.room;
      rows.delete(room.playback.episodeId);
      return outcome;
    },
  };
};

const happening = fc.record({
  by: fc.constantFrom('ada', 'bora', 'cem', 'defne', 'nobody'),
  episodeId: fc.constantFrom(...EPISODES),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('propose' as const) },
    { weight: 3, arbitrary: fc.constantFrom('vote' as const, 'unvote' as const) },
    { weight: 4, arbitrary: fc.constantFrom('over' as const, 'due' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...(['remove', 'stop', 'start', 'seek', 'pause', 'play', 'episode', 'repeat', 'end'] as const),
      ),
    },
  ),
  staleEpoch: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  waitMs: fc.oneof(fc.constant(0), fc.nat(2_000), fc.nat(NEXT_MS * 2)),
});

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

const apply = (
  data: ReturnType<typeof database>,
  { by, episodeId, what, staleEpoch }: Happening,
  now: number,
): Outcome | QueueOutcome => {
  const { room } = data;
  const attendee = data.attendee(by);
  const epoch = room.epoch + staleEpoch;
  const context = { epoch, now, leadMs: 250 };
  const queue = data.queueOf(by);
  const acting = data.acting(by, episodeId);
  const isEmpty = queue.length === 0;
  switch (what) {
    case 'propose':
      return data.queued(proposeEpisode(room, acting), by, episodeId, now);
    case 'vote':
    case 'unvote':
      return data.queued(voteForEpisode(room, acting, what === 'vote'), by, episodeId, now);
    case 'remove':
      return data.queued(removeProposal(room, acting), by, episodeId, now);
    case 'over':
      return data.played(reportEnd(room, attendee, { epoch, now, episodeId, isEmpty }));
    case 'due':
      return data.played(startAfterCountdown(room, firstOf(queue), context));
    case 'stop':
      return data.played(stopCountdown(room, attendee, epoch));
    case 'start':
      return data.played(startQueued(room, attendee, firstOf(queue), context));
    case 'seek':
      return data.played(
        controlPlayback(room, attendee, { kind: 'seek', positionMs: 5, episodeId }, context),
      );
    case 'pause':
    case 'play':
      return data.played(controlPlayback(room, attendee, { kind: what }, context));
    case 'episode':
      return data.played(controlPlayback(room, attendee, { kind: 'episode', episodeId }, context));
    case 'repeat':
      return data.played(repeatEpisode(room, { now, repeatMs: 60_000, isLeft: false }));
    case 'end':
      return staleEpoch === 1 ? data.played(endRoom(room, now)) : 'unchanged';
  }
};

const isChange = (outcome: Outcome | QueueOutcome): boolean =>
  typeof outcome === 'object' && 'room' in outcome;

describe('any history of proposals, votes, removals, ends and commands', () => {
  it('leaves each episode once with one vote a member, never the one that plays, and never more than the limit', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 80 }), (history) => {
        const data = database();
        let now = 1_000;
        for (const one of history) {
          now += one.waitMs;
          const before = data.room;
          const sizes = [...data.rows].map(([id, { voters }]) => `${id}:${voters.size}`).join();
          const outcome = apply(data, one, now);
          const { room, rows } = data;
          expect(room.seq).toBe(before.seq + (isChange(outcome) ? 1 : 0));
          // Pages read the queue again whenever it has changed.
          const changed = [...rows].map(([id, { voters }]) => `${id}:${voters.size}`).join() !== sizes;
          if (changed) expect(room.queueSeq).toBe(before.queueSeq + 1);
          expect(rows.has(room.playback.episodeId)).toBe(false);
          for (const { voters } of rows.values()) expect(voters.size).toBeGreaterThan(0);
          if (before.phase === 'ended') expect(isChange(outcome)).toBe(false);
          // A member who is not in the room changes nothing.
          if (['defne', 'nobody'].includes(one.by) && !['due', 'repeat', 'end'].includes(one.what))
            expect(isChange(outcome)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('starts another episode by itself only after a countdown that nobody has stopped, and always within its time', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 80 }), (history) => {
        const data = database();
        let now = 1_000;
        for (const one of history) {
          now += one.waitMs;
          const before = data.room;
          apply(data, one, now);
          const { room } = data;
          if (one.what === 'due' && room.playback.episodeId !== before.playback.episodeId)
            expect(before.next).toBeLessThanOrEqual(now);
          if (typeof room.next === 'number') {
            expect(room.phase).toBe('playing');
            expect(room.playback.playing).toBe(true);
            expect(room.next).toBeLessThanOrEqual(now + NEXT_MS);
          }
          // A stopped countdown begins again only after another episode or a seek, never by a report.
          if (before.next === 'stopped' && room.next !== 'stopped')
            expect(['seek', 'episode', 'start', 'repeat', 'end']).toContain(one.what);
        }
        const { next } = data.room;
        if (typeof next !== 'number') return;
        const first = firstOf(data.queueOf('ada'));
        apply(data, { by: 'ada', episodeId: 'e0', what: 'due', staleEpoch: 0, waitMs: 0 }, now + NEXT_MS);
        expect(data.room.next).toBeUndefined();
        if (first) expect(data.room.playback).toMatchObject({ episodeId: first.episodeId, positionMs: 0 });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the queue', () => {
  it('starts the episode with the most votes, among equals the one that was proposed first', () => {
    const one = { episodeId: 'e1', proposedAt: 3, votes: 1, voted: false };
    const two = { episodeId: 'e2', proposedAt: 2, votes: 2, voted: false };
    const three = { episodeId: 'e3', proposedAt: 1, votes: 1, voted: false };
    expect(firstOf([one, two, three])?.episodeId).toBe('e2');
    expect(firstOf([one, three])?.episodeId).toBe('e3');
    expect(firstOf([])).toBeUndefined();
  });

  it('refuses one more than its limit, but takes votes for what it holds', () => {
    const full = Array.from({ length: MOST_QUEUED }, (_, n) => ({
      episodeId: `x${n}`,
      proposedAt: n,
      votes: 1,
      voted: false,
    }));
    const attendee = { memberId: 'cem', standing: 'member' } as const;
    const propose = (episodeId: string) => proposeEpisode(playing, { attendee, queue: full, episodeId });
    expect(propose('e1')).toEqual({ refused: 'LIMIT_REACHED' });
    expect(propose('x3')).toMatchObject({ change: 'vote' });
  });

  it('begins one countdown for many reports of the same end', () => {
    const host = { memberId: 'ada', standing: 'host' } as const;
    const report = (room: RoomState, now: number) =>
      reportEnd(room, host, { epoch: 0, now, episodeId: 'e0', isEmpty: false });
    const first = report(playing, 1_000);
    if (!(typeof first === 'object' && 'room' in first)) throw new Error('refused');
    expect(first.room.next).toBe(1_000 + NEXT_MS);
    expect(report(first.room, 4_000)).toBe('unchanged');
    // A report that was under way when the next episode started is outdated.
    const started = startAfterCountdown(
      first.room,
      { episodeId: 'e1', proposedAt: 0, votes: 1, voted: false },
      { now: 1_000 + NEXT_MS, leadMs: 250 },
    );
    if (!(typeof started === 'object' && 'room' in started)) throw new Error('refused');
    expect(report(started.room, 12_000)).toEqual({ refused: 'OUTDATED' });
  });

  it('comes before the repetition of an episode', () => {
    const counting = { ...playing, next: 70_000 };
    const at = { now: 65_000, repeatMs: 60_000, isLeft: false };
    expect(repeatEpisode(counting, at)).toBe('unchanged');
    expect(repeatEpisode(playing, at)).toHaveProperty('room');
  });
});
