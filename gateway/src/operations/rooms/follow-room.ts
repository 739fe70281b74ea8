import { fromBinary } from '@bufbuild/protobuf';
import { DomainError } from '@seyir/kit/stateless';
import { channels, RoomFrameSchema, RoomRole, type Room, type RoomFrame } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { FrameSource } from '../../live/frame-source.js';
import { operation } from '../operation.js';
import { roomAdmission, roomCodeOf } from './room-admission.js';

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
  input: z.object({ ticket: z.string().max(500), seq: z.int().min(0) }),
  access: 'member',
  async run(ctx, { ticket, seq }): Promise<FrameSource<RoomFrame>> {
    const { parts } = ctx;
    const admission = roomAdmission(ctx, ticket);
    const { channel } = admission;
    return new FrameSource({
      channel,
      fromSeq: seq,
      pace,
      decode: (data) => fromBinary(RoomFrameSchema, data),
      renew: async () => ((await isInside(ctx, channel)) ? parts.tickets.issue(admission) : undefined),
    });
  },
});

/** In a busy room at most ten frames a second with chat and commands, and four about members. */
const pace = { state: 100, members: 250 };

/** Whether the viewer is in the room of the channel now. During an outage of messaging the viewer stays. */
const isInside = async ({ services }: Ctx, channel: string): Promise<boolean> => {
  try {
    const { room } = await services.messaging.getRoom({ code: roomCodeOf(channel) });
    return room?.viewerRole !== RoomRole.UNSPECIFIED;
  } catch (error) {
    return !(error instanceof DomainError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN'));
  }
};
