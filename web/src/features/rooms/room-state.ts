import type { RoomFieldsFragment, RoomFramesSubscription } from '../../generated/types.js';

/** Product-rules, Rooms: in larger rooms only the host and moderators have the controls. */
export const MOST_WITH_CONTROLS = 50;

type Frame = RoomFramesSubscription['roomFrames'];
export type RoomStateFrame = NonNullable<Frame['state']>;

/** The room after a frame; an older frame, or one of another epoch, changes nothing. */
export function withFrame(room: RoomFieldsFragment, seq: number, state: RoomStateFrame): RoomFieldsFragment {
  if (seq <= room.seq || state.epoch !== room.epoch) return room;
  const { phase, hostId, memberCount, chatSeq, queueSeq, nextMs, waitMs, sourceHash } = state;
  const isSame = samePlayback(room.playback, state.playback);
  return {
    ...room,
    seq,
    phase,
    hostId,
    memberCount,
    mayControl: room.viewerRole === 'MEMBER' ? memberCount <= MOST_WITH_CONTROLS : room.mayControl,
    chatSeq: Math.max(chatSeq, room.chatSeq),
    queueSeq: Math.max(queueSeq, room.queueSeq),
    nextMs,
    waitMs,
    sourceHash,
    playback: isSame ? room.playback : state.playback,
  };
}

/** The newer of two reads; an equal playback state stays the same object. */
export function newerRoom(
  known: RoomFieldsFragment | undefined,
  read: RoomFieldsFragment,
): RoomFieldsFragment {
  if (!known || known.code !== read.code) return read;
  if (read.epoch < known.epoch || (read.epoch === known.epoch && read.seq < known.seq)) return known;
  return samePlayback(known.playback, read.playback) ? { ...read, playback: known.playback } : read;
}

const samePlayback = (one: RoomFieldsFragment['playback'], other: RoomFieldsFragment['playback']): boolean =>
  one.episodeId === other.episodeId &&
  one.positionMs === other.positionMs &&
  one.effectiveMs === other.effectiveMs &&
  one.rate === other.rate &&
  one.playing === other.playing;
