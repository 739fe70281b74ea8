import type { ServiceContext } from '@seyir/kit';
import { channels, wakes } from '@seyir/proto';
import type { MessageEvents } from '../../app/ports.js';
import type { RoomEvents } from '../../app/room-ports.js';
import { roomFrame } from './room-frames.js';

/** Wakes the open connections of members. A wake holds no text; each connection reads with its member's rights. */
export const messageEvents = ({
  unitOfWork,
  live,
}: Pick<ServiceContext, 'unitOfWork' | 'live'>): MessageEvents => ({
  inboxesChanged: (memberIds) =>
    unitOfWork.afterCommit(() => {
      for (const memberId of new Set(memberIds)) live.wake(wakes.messages(memberId));
    }),
  typing: (memberId, conversationId) => live.wake(wakes.typing(memberId), conversationId),
});

/** Publishes the frames of rooms. They hold ids and counts; each page reads texts with its member's rights. */
export const roomEventsOf = ({
  unitOfWork,
  broadcast,
}: Pick<ServiceContext, 'unitOfWork' | 'broadcast'>): RoomEvents => ({
  changed: (change) =>
    unitOfWork.afterCommit(() =>
      broadcast.publish(channels.room(change.id, change.channelEpoch), roomFrame(change)),
    ),
});
