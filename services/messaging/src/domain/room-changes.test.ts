import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { opened, happening, begun, play, changed, isChange } from '../../test/room-model.js';
import { leadOf, positionAt, type RoomStanding, type RoomState } from './room.js';
import { controlMember, controlPlayback, endWait, enterRoom, type PlaybackCommand } from './room-changes.js';

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
