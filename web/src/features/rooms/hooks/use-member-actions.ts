import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { HandOverRoomDocument } from '../../../generated/hand-over-room.js';
import { RemoveFromRoomDocument } from '../../../generated/remove-from-room.js';
import { SetRoomRoleDocument } from '../../../generated/set-room-role.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import type { MemberActions } from '../components/members-strip.js';
import { roomTexts } from '../texts.js';

/** The actions of host and moderators on members; `done` gets the room of each answer. */
export function useMemberActions(
  { code, epoch }: RoomFieldsFragment,
  done: (room: RoomFieldsFragment) => void,
): MemberActions {
  const client = useApolloClient();
  const { show } = useToast();
  const context = { quiet: true };
  const run = (work: Promise<RoomFieldsFragment | undefined>) => {
    work.then(
      (room) => room && done(room),
      (error: unknown) => {
        const { code: problem, message } = readError(error);
        const text = problem === 'OUTDATED' ? roomTexts.outdated : message || roomTexts.actionFailed;
        show({ text, tone: 'error' });
      },
    );
  };
  return {
    handOver: (memberId) =>
      run(
        client
          .mutate({ mutation: HandOverRoomDocument, variables: { code, epoch, memberId }, context })
          .then(({ data }) => data?.handOverRoom.room),
      ),
    setRole: (memberId, role) =>
      run(
        client
          .mutate({ mutation: SetRoomRoleDocument, variables: { code, epoch, memberId, role }, context })
          .then(({ data }) => data?.setRoomRole.room),
      ),
    remove: (memberId, ban) =>
      run(
        client
          .mutate({ mutation: RemoveFromRoomDocument, variables: { code, epoch, memberId, ban }, context })
          .then(({ data }) => data?.removeFromRoom.room),
      ),
  };
}
