import { ROOM, recipientsAmong, type RoomNoticeKind } from '../domain/notification.js';
import { reminderCause } from './ids.js';
import { keepCause, type CauseDeps } from './keep-cause.js';

/** A cause of notifications about a watch-together room. */
export interface RoomNoticeFacts {
  readonly kind: RoomNoticeKind;
  readonly roomCode: string;
  readonly recipientIds: readonly string[];
  /** The inviting member, or the host. */
  readonly actorId: string | undefined;
  readonly time: Date;
  /** For a reminder: the time at which the room begins. */
  readonly startsAt: Date | undefined;
}

/**
 * Notifies members of an invite, once per room, and of a start, once per start time; see `keepCause`. The host is notified of a
 * start too.
 */
export const keepRoomNotice = (deps: CauseDeps) => {
  const keep = keepCause(deps);
  return ({ kind, roomCode, recipientIds, actorId, time, startsAt }: RoomNoticeFacts): Promise<void> =>
    keep({
      id: kind === 'room-reminder' ? reminderCause(roomCode, startsAt) : roomCode,
      recipients: recipientsAmong(recipientIds, kind, kind === 'room-invite' ? (actorId ?? '') : ''),
      actorId,
      target: { kind: ROOM, id: roomCode },
      time,
      removed: false,
    });
};
