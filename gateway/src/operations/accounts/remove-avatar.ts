import { z } from 'zod';
import { operation } from '../operation.js';

/** Takes the viewer's avatar away. */
export const removeAvatar = operation({
  input: z.object({}),
  access: 'member',
  limit: 'writing',
  async run({ services }) {
    await services.accounts.setAvatar({ avatar: '' });
  },
});
