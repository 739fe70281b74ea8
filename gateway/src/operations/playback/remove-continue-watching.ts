import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

/** Takes a title off the viewer's list. NOT_FOUND for an id that is not the viewer's own. */
export const removeContinueWatching = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id }) {
    await services.playback.removeContinueWatching({ id });
  },
});
