import type { GetPreRollResponse } from '@seyir/proto';
import { z } from 'zod';
import { isOutage } from '../../errors/outage.js';
import { id, ids } from '../inputs.js';
import { operation } from '../operation.js';

/** What runs before an episode of a title for the viewer; undefined where nothing does, or where nobody can tell. */
export const getPreRoll = operation({
  input: z.object({ titleId: id, seen: ids(200).default([]) }),
  access: 'public',
  async run({ services }, { titleId, seen }): Promise<GetPreRollResponse | undefined> {
    try {
      const answer = await services.playback.getPreRoll({ titleId, seen });
      return answer.adverts.length > 0 ? answer : undefined;
    } catch (error) {
      // An advert that cannot be had never keeps anyone from the episode.
      if (isOutage(error)) return undefined;
      throw error;
    }
  },
});
