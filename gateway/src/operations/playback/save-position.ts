import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Position } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Longest length of an episode that is believed, in seconds. */
const MOST_SECONDS = 24 * 60 * 60;

/** Keeps where the viewer stands; undefined while too little has been watched to be kept. */
export const savePosition = operation({
  input: z.object({
    episodeId: id,
    positionSeconds: z.number().min(0).max(MOST_SECONDS).optional(),
    durationSeconds: z.number().min(0).max(MOST_SECONDS).default(0),
    measuredAt: z.date().optional(),
  }),
  access: 'member',
  limit: 'positions',
  async run({ services }, { positionSeconds, measuredAt, ...rest }): Promise<Position | undefined> {
    const { position } = await services.playback.savePosition({
      ...rest,
      ...(positionSeconds !== undefined && { positionSeconds }),
      ...(measuredAt && { measuredAt: timestampFromDate(measuredAt) }),
    });
    return position;
  },
});
