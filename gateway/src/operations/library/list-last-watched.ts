import type { WatchedEpisode } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** A page of the viewer's watched episodes, the latest first. */
export const listLastWatched = operation({
  input: z.object({ page, size: size(24) }),
  access: 'member',
  async run({ services }, { page, size }) {
    const answer = await services.playback.listLastWatched({ page: { number: page, size } });
    return pageOf<WatchedEpisode>(answer.episodes, answer.info);
  },
});
