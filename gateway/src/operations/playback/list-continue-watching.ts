import type { Position } from '@seyir/proto';
import { z } from 'zod';
import { page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf } from '../page.js';

/** The viewer's unfinished episodes, the latest first. */
export const listContinueWatching = operation({
  input: z.object({ page, size: size(24) }),
  access: 'member',
  async run({ services }, { page, size }) {
    const answer = await services.playback.listContinueWatching({ page: { number: page, size } });
    return pageOf<Position>(answer.positions, answer.info);
  },
});
