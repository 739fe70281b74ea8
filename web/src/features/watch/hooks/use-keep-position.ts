import { useCallback } from 'react';
import { keepPosition } from '../kept-positions.js';

interface Report {
  positionSeconds: number;
  durationSeconds: number;
  measuredAt: Date;
}

/** Stores a visitor's position in the browser. Resolves to undefined, which means the default report interval. */
export function useKeepPosition(episodeId: string): (report: Report) => Promise<undefined> {
  return useCallback(
    (report) => {
      keepPosition({ episodeId, ...report, measuredAt: report.measuredAt.toISOString() });
      return Promise.resolve(undefined);
    },
    [episodeId],
  );
}
