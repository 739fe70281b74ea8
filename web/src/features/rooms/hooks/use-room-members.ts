import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RoomMembersDocument } from '../../../generated/room-members.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import type { RoomPerson } from '../components/members-strip.js';
import { useSpread } from './use-spread.js';

/** States and positions change all the time; large rooms read them less often. */
const AGAIN_MS = 4_000;
const PER_MEMBER_MS = 100;
/** Least time between two reads that frames cause, for each member: all pages of a room together read 100 times a second. */
const APART_PER_MEMBER_MS = 10;

/**
 * The members of a room with the states of their players.
 * @param turn increases when members have entered, left or changed their role
 * @param spreadMs within which time the pages of the room spread the reads that a frame causes
 */
export function useRoomMembers(
  { code, phase, memberCount }: RoomFieldsFragment,
  turn: number,
  spreadMs: () => number,
): { members: readonly RoomPerson[] | undefined; reload: () => void } {
  const client = useApolloClient();
  const [members, setMembers] = useState<readonly RoomPerson[]>();
  const reload = useCallback(() => {
    // Not in the cache: players' states are outdated within seconds, and nothing else shows them.
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
  useEffect(reload, [reload, phase]);
  const reloadSoon = useSpread(reload);
  const seenTurn = useRef(turn);
  useEffect(() => {
    if (turn === seenTurn.current) return;
    seenTurn.current = turn;
    reloadSoon(Math.max(spreadMs(), 2 * APART_PER_MEMBER_MS * (memberCount - 1)));
  }, [reloadSoon, turn, spreadMs, memberCount]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(look, AGAIN_MS + memberCount * PER_MEMBER_MS);
    return () => clearInterval(timer);
  }, [reload, memberCount]);
  return { members, reload };
}
