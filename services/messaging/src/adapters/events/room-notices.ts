import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceContext } from '@seyir/kit';
import { RoomNoticeKind, topics } from '@seyir/proto';
import type { RoomNotice, RoomNotices } from '../../app/room-ports.js';

const kinds: Readonly<Record<RoomNotice['kind'], RoomNoticeKind>> = {
  invite: RoomNoticeKind.INVITE,
  reminder: RoomNoticeKind.REMINDER,
};

/** Publishes the causes of notifications about rooms through the outbox. */
export const roomNoticesOf = ({
  outbox,
  clock,
  ids,
}: Pick<ServiceContext, 'outbox' | 'clock' | 'ids'>): RoomNotices => ({
  async tell({ kind, roomId, recipientIds, actorId = '', startsAt }) {
    if (recipientIds.length === 0) return;
    await outbox.addAll(topics.roomNotice, [
      {
        noticeId: ids.next(),
        kind: kinds[kind],
        roomCode: roomId,
        recipientIds: [...recipientIds],
        actorId,
        time: timestampFromDate(clock.now()),
        ...(startsAt && { startsAt: timestampFromDate(startsAt) }),
        version: 1,
      },
    ]);
  },
});
