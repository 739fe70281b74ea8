import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inspect } from 'node:util';
import { isInRoom, leadOf, positionAt, WAIT_MS, type RoomStanding, type RoomState } from './room.js';
import {
  controlMember,
  controlPlayback,
  endRoom,
  endWait,
  enterRoom,
  leaveRoom,
  replaceHost,
  type Outcome,
  type PlaybackCommand,
} from './room-changes.js';

const opened: RoomState = {
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
const happening = fc.record({
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
const begun: readonly Happening[] = [
  { ...calm, by: 'ada', about: 'ada', what: { kind: 'join' } },
  { ...calm, by: 'bora', about: 'ada', what: { kind: 'join' } },
  { ...calm, by: 'ada', about: 'ada', what: { kind: 'playback', command: { kind: 'start' } } },
];

/** Runs a history and checks the invariants after each step. */
const play = (history: readonly Happening[]) => {
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
const changed = (outcome: Outcome): RoomState => {
  if (!(typeof outcome === 'object' && 'room' in outcome)) throw new Error(inspect(outcome));
  return outcome.room;
};

const isChange = (outcome: Outcome): boolean => typeof outcome === 'object' && 'room' in outcome;

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

describe('any history of joins, leaves, commands, crashes, repeated and reordered requests', () => {
  it('leaves one host per room with members, numbers without gaps, and no command lost or applied twice', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(happening, { maxLength: 60 }), (isBegun, more) => {
        const history = isBegun ? [...begun, ...more] : more;
        const { data, outcomes } = play(history);
        // Every request was answered, and the number of changes equals the number of answers that report one.
        expect(outcomes.size).toBe(history.length);
        expect(data.room.seq).toBe([...outcomes.values()].filter(isChange).length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('looks the same to a page that gets the frames doubled and in any order', () => {
    fc.assert(
      fc.property(
        fc.array(happening, { maxLength: 40 }),
        fc.infiniteStream(fc.nat(1_000)),
        (history, order) => {
          const { states, room } = play(history).data;
          const frames = [...states, ...states]
            .map((state) => ({ state, place: order.next().value as number }))
            .sort((one, other) => one.place - other.place)
            .map(({ state }) => state);
          const shown = frames.reduce((known, state) => (state.seq > known.seq ? state : known), opened);
          expect(shown).toEqual(room);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a command about the playback', () => {
  const room: RoomState = {
    ...opened,
    phase: 'playing',
    hostId: 'ada',
    memberCount: 2,
    playback: { episodeId: 'e1', positionMs: 60_000, at: 10_000, rate: 1.5, playing: true },
  };
  const by = (standing: RoomStanding) => ({ memberId: 'bora', standing });
  const context = { epoch: 0, now: 20_000, leadMs: 250 };

  it('takes effect at the same moment for all: nothing jumps, and until then the old state goes on', () => {
    for (const command of [{ kind: 'pause' } as const, { kind: 'rate', rate: 2 } as const]) {
      const outcome = controlPlayback(room, by('member'), command, context);
      if (!(typeof outcome === 'object' && 'room' in outcome)) throw new Error('refused');
      const { playback } = outcome.room;
      expect(playback.at).toBe(20_250);
      expect(positionAt(playback, playback.at)).toBe(positionAt(room.playback, playback.at));
    }
  });

  it('never takes effect before an earlier one, even if the slowest member has left in between', () => {
    const first = controlPlayback(room, by('member'), { kind: 'pause' }, { ...context, leadMs: 1_000 });
    if (!(typeof first === 'object' && 'room' in first)) throw new Error('refused');
    const second = controlPlayback(first.room, by('member'), { kind: 'rate', rate: 2 }, context);
    expect(second).toMatchObject({ room: { playback: { at: 21_000, playing: false, rate: 2 } } });
  });

  it('waits for the members’ lines, at least 250 ms and at most a second', () => {
    expect(leadOf([])).toBe(250);
    expect(leadOf([30, 40, 50])).toBe(250);
    // The slowest of 20 members is beyond the 95th percentile, so it does not count.
    expect(leadOf([...Array.from({ length: 19 }, () => 400), 9_000])).toBe(400);
    expect(leadOf([9_000])).toBe(1_000);
  });

  it('of a member is refused in a room of more than 50; host and moderators keep the controls', () => {
    const full = { ...room, memberCount: 51 };
    expect(controlPlayback(full, by('member'), { kind: 'pause' }, context)).toEqual({ refused: 'FORBIDDEN' });
    expect(
      controlPlayback({ ...room, memberCount: 50 }, by('member'), { kind: 'pause' }, context),
    ).toHaveProperty('room');
    expect(controlPlayback(full, by('moderator'), { kind: 'pause' }, context)).toHaveProperty('room');
  });

  it('for another episode than the one that plays is outdated', () => {
    const seek = { kind: 'seek', positionMs: 5_000, episodeId: 'e0' } as const;
    expect(controlPlayback(room, by('host'), seek, context)).toEqual({ refused: 'OUTDATED' });
  });

  it('lets the host alone wait for members without data: at most 8 s, not prolonged by repeated commands', () => {
    expect(controlPlayback(room, by('moderator'), { kind: 'wait' }, context)).toEqual({
      refused: 'FORBIDDEN',
    });
    const waiting = changed(controlPlayback(room, by('host'), { kind: 'wait' }, context));
    expect(waiting).toMatchObject({ playback: { playing: false, at: 20_250 }, waitUntil: 28_250 });
    const later = { ...context, now: 24_000 };
    expect(controlPlayback(waiting, by('host'), { kind: 'wait' }, later)).toBe('unchanged');
    expect(endWait(waiting, { now: 28_249, leadMs: 250, isAwaited: true })).toBe('unchanged');
    for (const end of [
      { now: 24_000, isAwaited: false },
      { now: 28_250, isAwaited: true },
    ]) {
      const played = changed(endWait(waiting, { ...end, leadMs: 250 }));
      expect(played).toMatchObject({ waitUntil: undefined, playback: { playing: true, at: end.now + 250 } });
      expect(played.playback.positionMs).toBe(waiting.playback.positionMs);
    }
  });

  it('during a wait: play ends it, a pause stays, a seek does not prolong it, and another episode ends it', () => {
    const waiting = changed(controlPlayback(room, by('host'), { kind: 'wait' }, context));
    const during = (command: PlaybackCommand) =>
      changed(controlPlayback(waiting, by('host'), command, { ...context, now: 22_000 }));
    expect(during({ kind: 'play' })).toMatchObject({ waitUntil: undefined, playback: { playing: true } });
    const paused = during({ kind: 'pause' });
    expect(paused).toMatchObject({ waitUntil: undefined, playback: { playing: false } });
    expect(endWait(paused, { now: 40_000, leadMs: 250, isAwaited: false })).toBe('unchanged');
    expect(during({ kind: 'seek', positionMs: 5, episodeId: 'e1' })).toMatchObject({ waitUntil: 28_250 });
    expect(during({ kind: 'episode', episodeId: 'e2' })).toMatchObject({
      waitUntil: undefined,
      playback: { playing: true, positionMs: 0 },
    });
  });

  it('makes a source that of the room until the episode changes; members do not, and not for an earlier episode', () => {
    const source = { kind: 'source', sourceHash: 'hash-1', episodeId: 'e1' } as const;
    expect(controlPlayback(room, by('member'), source, context)).toEqual({ refused: 'FORBIDDEN' });
    expect(controlPlayback(room, by('host'), { ...source, episodeId: 'e0' }, context)).toEqual({
      refused: 'OUTDATED',
    });
    expect(controlPlayback(room, by('host'), { ...source, sourceHash: 'ö' }, context)).toEqual({
      refused: 'BAD_INPUT',
    });
    const chosen = changed(controlPlayback(room, by('moderator'), source, context));
    expect(chosen).toMatchObject({ sourceHash: 'hash-1', playback: room.playback });
    expect(controlPlayback(chosen, by('host'), source, context)).toBe('unchanged');
    const other = { kind: 'episode', episodeId: 'e2' } as const;
    expect(changed(controlPlayback(chosen, by('host'), other, context)).sourceHash).toBe('');
  });

  it('starts the lobby only by host or moderator, and nothing plays before', () => {
    const lobby = { ...opened, hostId: 'ada', memberCount: 2 };
    expect(controlPlayback(lobby, by('member'), { kind: 'start' }, context)).toEqual({
      refused: 'FORBIDDEN',
    });
    expect(controlPlayback(lobby, by('host'), { kind: 'play' }, context)).toEqual({ refused: 'FORBIDDEN' });
    expect(controlPlayback(lobby, by('host'), { kind: 'start' }, context)).toMatchObject({
      room: { phase: 'playing', playback: { playing: true, at: 20_250, positionMs: 0 } },
    });
  });
});

describe('the members of a room', () => {
  it('enter an invited room only by invitation, and never after a ban', () => {
    const invited = { ...opened, visibility: 'invited' as const, hostId: 'ada', memberCount: 1 };
    const enter = (standing: RoomStanding | undefined) => enterRoom(invited, { memberId: 'bora', standing });
    expect(enter(undefined)).toEqual({ refused: 'NOT_FOUND' });
    expect(enter('kicked')).toEqual({ refused: 'NOT_FOUND' });
    expect(enter('banned')).toEqual({ refused: 'NOT_FOUND' });
    expect(enter('invited')).toHaveProperty('room');
    expect(enter('left')).toHaveProperty('room');
    expect(enterRoom({ ...opened, hostId: 'ada' }, { memberId: 'bora', standing: 'kicked' })).toHaveProperty(
      'room',
    );
  });

  it('cannot remove the host, and moderators cannot remove each other', () => {
    const room = { ...opened, hostId: 'ada', memberCount: 3 };
    const remove = (by: RoomStanding, target: RoomStanding) =>
      controlMember(
        room,
        { memberId: 'bora', standing: by },
        { memberId: 'cem', standing: target },
        { kind: 'ban' },
        0,
      );
    expect(remove('moderator', 'host')).toEqual({ refused: 'FORBIDDEN' });
    expect(remove('moderator', 'moderator')).toEqual({ refused: 'FORBIDDEN' });
    expect(remove('member', 'member')).toEqual({ refused: 'FORBIDDEN' });
    expect(remove('moderator', 'member')).toMatchObject({ room: { memberCount: 2, epoch: 1 } });
    // Invited members, and those who have left, can be banned too.
    expect(remove('host', 'left')).toMatchObject({ room: { memberCount: 3 } });
  });

  it('make the next one host when the room had none', () => {
    const empty = { ...opened, memberCount: 0 };
    expect(enterRoom(empty, { memberId: 'bora', standing: undefined })).toMatchObject({
      room: { hostId: 'bora', memberCount: 1 },
      standings: [{ memberId: 'bora', standing: 'host' }],
    });
  });

  it('leave a room without a host to the next one while a silenced member enters it', () => {
    const empty = { ...opened, memberCount: 0 };
    const entered = enterRoom(empty, { memberId: 'bora', standing: undefined }, { silenced: true });
    expect(entered).toMatchObject({
      room: { hostId: undefined, memberCount: 1 },
      standings: [{ memberId: 'bora', standing: 'member' }],
    });
    const inside = { ...opened, memberCount: 1 };
    expect(enterRoom(inside, { memberId: 'bora', standing: 'member' }, { silenced: true })).toBe('unchanged');
    expect(enterRoom(inside, { memberId: 'bora', standing: 'member' })).toMatchObject({
      room: { hostId: 'bora', memberCount: 1 },
      standings: [{ memberId: 'bora', standing: 'host' }],
    });
  });
});
