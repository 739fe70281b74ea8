import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Removes a title from the viewer's list. NOT_FOUND for another member's id. */
export const removeContinueWatching = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id }) {
    await services.playback.removeContinueWatching({ id });
  },
});
