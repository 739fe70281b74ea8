import { inspect } from 'node:util';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { isInRoom, leadOf, WAIT_MS, type RoomStanding, type RoomState } from '../src/domain/room.js';
import {
  controlMember,
  controlPlayback,
  endRoom,
  endWait,
  enterRoom,
  leaveRoom,
  replaceHost,
  type Outcome,
} from '../src/domain/room-changes.js';

/** A room that was just created, without members. */
export const opened: RoomState = {
  phase: 'lobby',
  visibility: 'public',
  playback: { episodeId: 'e1', positionMs: 0, at: 0, rate: 1, playing: false },
  hostId: undefined,
  memberCount: 0,
  seq: 0,
  epoch: 0,
  queueSeq: 0,
  next: undefined,
  waitUntil: undefined,
  sourceHash: '',
};

const PEOPLE = ['ada', 'bora', 'cem', 'defne', 'ece'] as const;
const member = fc.constantFrom(...PEOPLE);
const playbackCommand = fc.oneof(
  fc.constantFrom(
    { kind: 'start' } as const,
    { kind: 'play' } as const,
    { kind: 'pause' } as const,
    { kind: 'wait' } as const,
  ),
  fc.record({
    kind: fc.constant('source' as const),
    sourceHash: fc.constantFrom('s1', 's2', '', 'ö'),
    episodeId: fc.constantFrom('e1', 'e2'),
  }),
  fc.record({
    kind: fc.constant('seek' as const),
    positionMs: fc.oneof(fc.integer({ min: -5, max: 7_200_000 }), fc.double()),
    episodeId: fc.constantFrom('e1', 'e2'),
  }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.constantFrom(0.5, 1, 1.25, 2, 7, Number.NaN) }),
  fc.record({ kind: fc.constant('episode' as const), episodeId: fc.constantFrom('e1', 'e2') }),
);
const memberCommand = fc.oneof(
  fc.constantFrom({ kind: 'hand-over' } as const, { kind: 'kick' } as const, { kind: 'ban' } as const),
  fc.record({
    kind: fc.constant('role' as const),
    role: fc.constantFrom('moderator' as const, 'member' as const),
  }),
);

/**
 * One event of a history; the order is random. `seen`: how many changes ago the sender read the state. `again`: how many times
 * its request arrives. `crash`: the process ends before the commit, or after it and before the answer; the sender then repeats
 * the request with its key.
 */
export const happening = fc.record({
  by: member,
  about: member,
  what: fc.oneof(
    fc.record({ kind: fc.constant('join' as const) }),
    fc.record({ kind: fc.constant('leave' as const) }),
    fc.record({ kind: fc.constant('lost' as const) }),
    fc.record({ kind: fc.constant('end' as const) }),
    fc.record({ kind: fc.constant('keeper' as const), isAwaited: fc.boolean() }),
    fc.record({ kind: fc.constant('playback' as const), command: playbackCommand }),
    fc.record({ kind: fc.constant('member' as const), command: memberCommand }),
  ),
  seen: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  again: fc.nat(2),
  crash: fc.constantFrom('none', 'before', 'after'),
  waitMs: fc.oneof(fc.constant(0), fc.nat(300), fc.nat(20_000)),
  roundTripsMs: fc.oneof(
    fc.constant([]),
    fc.constant([600]),
    fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 60 }),
  ),
});

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** The database of one room: its row, its members in order of arrival, and the answers by key. All of them commit together. */
const database = () => {
  let room = opened;
  let standings = new Map<string, RoomStanding>();
  const answers = new Map<number, Outcome>();
  const states = [opened];
  const heirOf = (leaving: string | undefined): string | undefined => {
    const others = [...standings].filter(([id, standing]) => isInRoom(standing) && id !== leaving);
    return (others.find(([, standing]) => standing === 'moderator') ?? others[0])?.[0];
  };
  const decide = (
    { by, about, what, seen, roundTripsMs }: Happening,
    now: number,
    sentEpoch: number,
  ): Outcome => {
    const attendee = (memberId: string) => ({ memberId, standing: standings.get(memberId) });
    switch (what.kind) {
      case 'join':
        return enterRoom(room, attendee(by));
      case 'leave':
        return leaveRoom(room, attendee(by), heirOf(by));
      case 'lost': {
        const heir = heirOf(room.hostId);
        return heir === undefined ? 'unchanged' : replaceHost(room, heir);
      }
      case 'end':
        return seen === 3 ? endRoom(room, now) : 'unchanged';
      case 'keeper':
        return endWait(room, { now, leadMs: leadOf(roundTripsMs), isAwaited: what.isAwaited });
      case 'playback':
        return controlPlayback(room, attendee(by), what.command, {
          epoch: sentEpoch,
          now,
          leadMs: leadOf(roundTripsMs),
        });
      case 'member':
        return controlMember(room, attendee(by), attendee(about), what.command, sentEpoch);
    }
  };
  return {
    states,
    get room() {
      return room;
    },
    get standings() {
      return standings;
    },
    deliver(
      key: number,
      one: Happening,
      now: number,
      sentEpoch: number,
      crash: 'none' | 'before' | 'after',
    ): Outcome | undefined {
      const known = answers.get(key);
      if (known !== undefined) return known;
      const outcome = decide(one, now, sentEpoch);
      if (crash === 'before') return undefined;
      if (typeof outcome === 'object' && 'room' in outcome) {
        room = outcome.room;
        standings = new Map([
          ...standings,
          ...outcome.standings.map((set) => [set.memberId, set.standing] as const),
        ]);
        states.push(room);
      }
      answers.set(key, outcome);
      return crash === 'after' ? undefined : outcome;
    },
  };
};

const calm = { seen: 0, again: 0, crash: 'none' as const, waitMs: 0, roundTripsMs: [] };

/** A room of two members that plays. From an empty room, most histories would end before playback. */
export const begun: readonly Happening[] = [
  { ...calm, by: 'ada', about: 'ada', what: { kind: 'join' } },
  { ...calm, by: 'bora', about: 'ada', what: { kind: 'join' } },
  { ...calm, by: 'ada', about: 'ada', what: { kind: 'playback', command: { kind: 'start' } } },
];

/** Runs a history and checks the invariants after each step. */
export const play = (history: readonly Happening[]) => {
  const data = database();
  let now = 1_000;
  const outcomes = new Map<number, Outcome>();
  history.forEach((one, key) => {
    now += one.waitMs;
    const before = data.room;
    const beforeCount = data.states.length;
    const sentEpoch = data.states.at(-1 - Math.min(one.seen, beforeCount - 1))?.epoch ?? 0;
    let outcome = data.deliver(key, one, now, sentEpoch, one.crash as 'none');
    // The sender repeats a request without an answer; the network may duplicate one with an answer.
    for (let n = 0; n <= one.again || outcome === undefined; n += 1)
      outcome = data.deliver(key, one, now + n, sentEpoch, 'none');
    outcomes.set(key, outcome);
    check(data, before, outcome, now + one.again, sentEpoch, one);
    expect(data.states.length - beforeCount).toBe(isChange(outcome) ? 1 : 0);
  });
  return { data, outcomes };
};

/** The room of a change; fails for a refusal. */
export const changed = (outcome: Outcome): RoomState => {
  if (!(typeof outcome === 'object' && 'room' in outcome)) throw new Error(inspect(outcome));
  return outcome.room;
};

export const isChange = (outcome: Outcome): boolean => typeof outcome === 'object' && 'room' in outcome;

const check = (
  { room, standings }: ReturnType<typeof database>,
  before: RoomState,
  outcome: Outcome,
  latest: number,
  sentEpoch: number,
  { what }: Happening,
) => {
  expect(room.seq).toBe(before.seq + (isChange(outcome) ? 1 : 0));
  expect([0, 1]).toContain(room.epoch - before.epoch);
  if (before.phase === 'ended') expect(isChange(outcome)).toBe(false);
  if (before.phase === 'playing') expect(room.phase).not.toBe('lobby');
  if ((what.kind === 'playback' || what.kind === 'member') && sentEpoch !== before.epoch)
    expect(isChange(outcome)).toBe(false);
  const inside = [...standings].filter(([, standing]) => isInRoom(standing));
  expect(room.memberCount).toBe(inside.length);
  expect(inside.filter(([, standing]) => standing === 'host').map(([id]) => id)).toEqual(
    room.hostId === undefined ? [] : [room.hostId],
  );
  if (inside.length > 0) expect(room.hostId).toBeDefined();
  // The delay is bounded: however slow the members' connections are, a command takes effect within a second.
  if (isChange(outcome))
    expect(room.playback.at).toBeLessThanOrEqual(Math.max(before.playback.at, latest + 1_000));
  expect(room.playback.at).toBeGreaterThanOrEqual(before.playback.at);
  expect(room.playback.positionMs).toBeGreaterThanOrEqual(0);
  expect(Number.isSafeInteger(room.playback.positionMs)).toBe(true);
  if (room.phase !== 'playing') expect(room.playback.playing).toBe(false);
  // A wait ends within 8 s, and then the room plays, whatever its members report.
  if (room.waitUntil === undefined) return;
  expect(room.phase).toBe('playing');
  expect(room.playback.playing).toBe(false);
  expect(room.waitUntil).toBeLessThanOrEqual(latest + 1_000 + WAIT_MS);
  expect(endWait(room, { now: room.waitUntil, leadMs: 250, isAwaited: true })).toMatchObject({
    room: { waitUntil: undefined, playback: { playing: true, positionMs: room.playback.positionMs } },
  });
};
