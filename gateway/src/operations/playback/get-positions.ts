import type { Position } from '@seyir/proto';
import { z } from 'zod';
import { ids } from '../inputs.js';
import { operation } from '../operation.js';

/** The viewer's positions in these episodes; empty for a visitor. */
export const getPositions = operation({
  input: z.object({ episodeIds: ids(100) }),
  access: 'public',
  async run({ viewer, services }, { episodeIds }): Promise<Position[]> {
    if (!viewer.memberId) return [];
    return (await services.playback.getPositions({ episodeIds })).positions;
  },
});
