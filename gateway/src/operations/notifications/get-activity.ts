import { z } from 'zod';
import { operation } from '../operation.js';

/** What a polling page wants to know: how many are unread, and whether anything is new. */
export const getActivity = operation({
  input: z.object({}),
  access: 'member',
  async run({ services }) {
    const { unread, revision } = await services.notifications.getActivity({});
    return { unread, revision };
  },
});
