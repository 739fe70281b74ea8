import type { GetPreRollResponse } from '@seyir/proto';
import { z } from 'zod';
import { isOutage } from '../../errors/outage.js';
import { id, ids } from '../inputs.js';
import { operation } from '../operation.js';

/** The adverts before an episode for the viewer; undefined if there are none, or if playback does not answer. */
export const getPreRoll = operation({
  input: z.object({ titleId: id, seen: ids(200).default([]) }),
  access: 'public',
  async run({ services }, { titleId, seen }): Promise<GetPreRollResponse | undefined> {
    try {
      const answer = await services.playback.getPreRoll({ titleId, seen });
      return answer.adverts.length > 0 ? answer : undefined;
    } catch (error) {
      // Without an advert the episode must still play.
      if (isOutage(error)) return undefined;
      throw error;
    }
  },
});
