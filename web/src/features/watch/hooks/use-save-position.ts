import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { SavePositionDocument } from '../../../generated/save-position.js';

interface Report {
  positionSeconds: number;
  durationSeconds: number;
  measuredAt: Date;
}

/** Keeps where a member stands. Silent: it is background work, and the next report says the same anew. */
export function useSavePosition(episodeId: string): (report: Report, leaving: boolean) => void {
  const client = useApolloClient();
  return useCallback(
    (report, leaving) => {
      const input = { episodeId, ...report, measuredAt: report.measuredAt.toISOString() };
      // keepalive: the request outlives a page that goes, like a beacon. quiet: nobody is asked to sign in for it.
      const context = { keepalive: leaving, quiet: true };
      client.mutate({ mutation: SavePositionDocument, variables: { input }, context }).catch(() => undefined);
    },
    [client, episodeId],
  );
}
