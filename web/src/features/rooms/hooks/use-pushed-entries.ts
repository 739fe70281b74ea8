import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { RoomEntriesAddedDocument } from '../../../generated/room-entries-added.js';
import type { RoomEntriesAddedSubscription } from '../../../generated/types.js';
import type { LiveContext } from '../../../lib/live-context.js';
import { MOST_WITH_CONTROLS } from '../room-state.js';

export interface Push {
  /** Frames arrive. */
  isLive: boolean;
  epoch: number;
  memberCount: number;
  /** The ticket and the number of the room's frames. */
  positionNow: () => { seq: number; ticket: string };
}

type Added = RoomEntriesAddedSubscription['roomEntriesAdded'];

/**
 * New entries of a chat over the socket, in rooms whose server sends them. Returns whether they come at present.
 * @param afterNow the number of the last known entry; undefined while none are loaded
 * @param onAdded must be the same function at each render, as `afterNow`
 */
export function usePushedEntries(
  { isLive, epoch, memberCount, positionNow }: Push,
  {
    isLoaded,
    afterNow,
    onAdded,
  }: { isLoaded: boolean; afterNow: () => number; onAdded: (added: Added) => void },
): () => boolean {
  const client = useApolloClient();
  const comes = useRef(false);
  const isSmall = memberCount <= MOST_WITH_CONTROLS;
  // A new epoch has a channel of its own. After a lost connection the frames come first: they have the newer ticket.
  useEffect(() => {
    if (!isLoaded || !isLive || !isSmall) return undefined;
    const stop = () => {
      comes.current = false;
    };
    const variablesNow = () => ({ ...positionNow(), after: afterNow() });
    const context: LiveContext = { onLost: stop, variablesNow };
    const following = client
      .subscribe({
        query: RoomEntriesAddedDocument,
        variables: variablesNow(),
        context: { ...context },
        errorPolicy: 'all',
        // Not cached, because the texts must disappear with the page.
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next: ({ data }) => {
          comes.current = data?.roomEntriesAdded !== undefined;
          if (data?.roomEntriesAdded) onAdded(data.roomEntriesAdded);
        },
        error: stop,
        complete: stop,
      });
    return () => {
      stop();
      following.unsubscribe();
    };
  }, [client, isLoaded, isLive, isSmall, epoch, positionNow, afterNow, onAdded]);
  return useCallback(() => comes.current, []);
}
