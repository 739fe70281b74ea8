import { wakes } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** The translator groups of an episode with their sources, and the episode's segments. */
export const listSources = operation({
  input: z.object({ episodeId: id }),
  access: 'public',
  run: ({ parts }, { episodeId }) =>
    parts.reads.get(`sources:${episodeId}`, wakes.sources(episodeId), () =>
      parts.asVisitor.playback.listSourceGroups({ episodeId }),
    ),
});
