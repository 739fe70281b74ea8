import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { RoomMembersDocument } from '../../../generated/room-members.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import type { RoomPerson } from '../components/members-strip.js';

/** States and positions change all the time; large rooms read them less often. */
const AGAIN_MS = 4_000;
const PER_MEMBER_MS = 100;

/**
 * The members of a room with the states of their players.
 * @param turn increases when members have entered, left or changed their role
 */
export function useRoomMembers(
  { code, phase, memberCount }: RoomFieldsFragment,
  turn: number,
): { members: readonly RoomPerson[] | undefined; reload: () => void } {
  const client = useApolloClient();
  const [members, setMembers] = useState<readonly RoomPerson[]>();
  const reload = useCallback(() => {
    client
      .query({
        query: RoomMembersDocument,
        variables: { code },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      .then(
        ({ data }) => data && setMembers(data.roomMembers),
        () => undefined,
      );
  }, [client, code]);
  useEffect(reload, [reload, turn, phase]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(look, AGAIN_MS + memberCount * PER_MEMBER_MS);
    return () => clearInterval(timer);
  }, [reload, memberCount]);
  return { members, reload };
}
