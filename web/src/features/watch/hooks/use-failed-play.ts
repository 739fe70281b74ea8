import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { CountFailedPlayDocument } from '../../../generated/count-failed-play.js';

/** Counts a source that the player gave up on. The count is an estimate: nothing waits for it, and failures are ignored. */
export function useFailedPlay(episodeId: string): (sourceHash: string) => void {
  const client = useApolloClient();
  return useCallback(
    (sourceHash) => {
      client
        .mutate({
          mutation: CountFailedPlayDocument,
          variables: { input: { sourceHash, episodeId } },
          context: { quiet: true },
        })
        .catch(() => undefined);
    },
    [client, episodeId],
  );
}
