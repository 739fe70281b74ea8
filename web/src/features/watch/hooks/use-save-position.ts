import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { SavePositionDocument } from '../../../generated/save-position.js';

interface Report {
  positionSeconds: number;
  durationSeconds: number;
  measuredAt: Date;
}

/**
 * Saves a member's position and returns the seconds until the next report. Failures are silent, because the next
 * report repeats it.
 */
export function useSavePosition(
  episodeId: string,
): (report: Report, leaving: boolean) => Promise<number | undefined> {
  const client = useApolloClient();
  return useCallback(
    async (report, leaving) => {
      const input = { episodeId, ...report, measuredAt: report.measuredAt.toISOString() };
      // keepalive: the request outlives the page, like a beacon. quiet: it opens no sign-in dialog.
      const context = { keepalive: leaving, quiet: true };
      const answer = await client
        .mutate({ mutation: SavePositionDocument, variables: { input }, context })
        .catch(() => undefined);
      return answer?.data?.savePosition.nextReportSeconds;
    },
    [client, episodeId],
  );
}
