import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Position } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Maximum accepted length of an episode, in seconds. */
const MOST_SECONDS = 24 * 60 * 60;

/** Seconds until the next report, if a playback service of the previous release gives none. */
const NEXT_REPORT_SECONDS = 10;

/** `position` is undefined while too little was watched to store it. */
export interface SavedPosition {
  readonly position: Position | undefined;
  /** Seconds until the player should report again. */
  readonly nextReportSeconds: number;
}

/** Stores the viewer's position. */
export const savePosition = operation({
  input: z.object({
    episodeId: id,
    positionSeconds: z.number().min(0).max(MOST_SECONDS).optional(),
    durationSeconds: z.number().min(0).max(MOST_SECONDS).default(0),
    measuredAt: z.date().optional(),
  }),
  access: 'member',
  limit: 'positions',
  async run({ services }, { positionSeconds, measuredAt, ...rest }): Promise<SavedPosition> {
    const { position, nextReportSeconds } = await services.playback.savePosition({
      ...rest,
      ...(positionSeconds !== undefined && { positionSeconds }),
      ...(measuredAt && { measuredAt: timestampFromDate(measuredAt) }),
    });
    return { position, nextReportSeconds: nextReportSeconds || NEXT_REPORT_SECONDS };
  },
});
