import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSignInBroker } from '../lib/login.js';
import { useViewer } from '../lib/viewer.js';

/** Number of conversations with unread messages, on every page of a member; 0 until it is known. */
export function useUnreadMessages(): number {
  const client = useApolloClient();
  const broker = useSignInBroker();
  const viewer = useViewer();
  const id = viewer.state === 'member' ? viewer.member.id : undefined;
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../features/messages/follow-messages.js').then(
      ({ followMessages }) => {
        if (!isOver) stop = followMessages(client, broker, id, setUnread);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
      setUnread(0);
    };
  }, [client, broker, id]);
  return unread;
}
