import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef } from 'react';

interface Numbered {
  readonly seq: number;
}

/**
 * Calls `onStale` if the page's data was read again, as after a sign-in, and that read began before a frame which the page already
 * has: its result lacks what the frame has changed, and the frame does not come again.
 * @param live the position of the data on the page
 * @param position the position of the last frame
 */
export function useStaleRead(
  live: Numbered | null | undefined,
  position: RefObject<Numbered | undefined>,
  onStale: () => void,
): void {
  const client = useApolloClient();
  const wasReset = useRef(false);
  useEffect(() => client.onResetStore(async () => void (wasReset.current = true)), [client]);
  useEffect(() => {
    if (!live || !wasReset.current) return;
    wasReset.current = false;
    if (live.seq < (position.current?.seq ?? 0)) onStale();
  }, [live, position, onStale]);
}
