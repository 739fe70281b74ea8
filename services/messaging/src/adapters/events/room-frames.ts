import { create, toBinary } from '@bufbuild/protobuf';
import type { Frame } from '@seyir/kit';
import { RoomFrameSchema } from '@seyir/proto';
import type { RoomChange } from '../../app/room-ports.js';
import { nextMsOf, phases, playbackMessage } from '../grpc/room-messages.js';

/**
 * The frame of a change. Each holds the whole state, so for a slow page a newer frame replaces an older one with the same flags;
 * the numbers then have gaps. A frame that names an entry or a member is never replaced.
 */
export const roomFrame = ({
  state,
  chatSeq,
  membersChanged = false,
  changedEntryId = '',
  changedRoleId = '',
  reactions = [],
}: RoomChange): Frame => ({
  seq: state.seq,
  data: toBinary(
    RoomFrameSchema,
    create(RoomFrameSchema, {
      seq: state.seq,
      epoch: state.epoch,
      phase: phases[state.phase],
      hostId: state.hostId ?? '',
      playback: playbackMessage(state.playback),
      memberCount: state.memberCount,
      chatSeq,
      membersChanged,
      changedEntryId,
      changedRoleId,
      queueSeq: state.queueSeq,
      nextMs: nextMsOf(state),
      waitMs: state.waitUntil ?? 0,
      sourceHash: state.sourceHash,
      reactions: [...reactions],
    }),
  ),
  ...(changedEntryId === '' &&
    changedRoleId === '' && {
      key: membersChanged ? 'members' : reactions.length > 0 ? 'reactions' : 'state',
    }),
});
