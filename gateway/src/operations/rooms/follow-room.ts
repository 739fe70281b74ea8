import { fromBinary } from '@bufbuild/protobuf';
import { DomainError } from '@seyir/kit/stateless';
import { channels, RoomFrameSchema, RoomRole, type Room, type RoomFrame } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import type { FrameSource } from '../../live/frame-source.js';
import { followChannel, followInput, type ChannelKind } from '../follow-channel.js';
import { operation } from '../operation.js';
import { roomCodeOf } from './room-channel.js';

/** The ticket with which the viewer follows a room's frames after reading it; undefined if the viewer is not in the room. */
export const roomLive = ({ parts, viewer }: Ctx, { code, epoch, seq, viewerRole }: Room) =>
  viewerRole === RoomRole.UNSPECIFIED || viewer.memberId === undefined
    ? undefined
    : {
        seq,
        ticket: parts.tickets.issue({ channel: channels.room(code, epoch), memberId: viewer.memberId }),
      };

/**
 * The frames of a room after `seq`. A room changes its channel whenever a member is removed, so a removed member gets no more
 * frames. A member who has left is noticed at the ticket's renewal. OUTDATED for an expired or invalid ticket, FORBIDDEN for
 * another member's.
 */
export const followRoom = operation({
  input: followInput,
  access: 'member',
  run: (ctx, input): Promise<FrameSource<RoomFrame>> => followChannel(ctx, input, room),
});

/** In a busy room at most ten frames a second with chat and commands, and four about members. */
const pace = { state: 100, members: 250 };

/** Whether the viewer is in the room now. During an outage of messaging the viewer stays. */
const isInside = async ({ services }: Ctx, code: string): Promise<boolean> => {
  try {
    const { room } = await services.messaging.getRoom({ code });
    return room?.viewerRole !== RoomRole.UNSPECIFIED;
  } catch (error) {
    return !(error instanceof DomainError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN'));
  }
};

const room: ChannelKind<string, RoomFrame> = {
  subjectOf: roomCodeOf,
  isShown: isInside,
  decode: (data) => fromBinary(RoomFrameSchema, data),
  pace,
};
