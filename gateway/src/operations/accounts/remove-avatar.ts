import { z } from 'zod';
import { operation } from '../operation.js';

/** Removes the viewer's avatar. */
export const removeAvatar = operation({
  input: z.object({}),
  access: 'member',
  limit: 'writing',
  async run({ services }) {
    await services.accounts.setAvatar({ avatar: '' });
  },
});
