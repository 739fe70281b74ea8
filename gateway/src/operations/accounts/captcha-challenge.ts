import { z } from 'zod';
import { operation } from '../operation.js';

/** The challenge of a form's bot check; undefined if none is required. */
export const captchaChallenge = operation({
  input: z.object({ action: z.enum(['login', 'register', 'contact']) }),
  access: 'public',
  run({ parts }, { action }) {
    // A challenge is for one reader.
    parts.pages.forbidSharing();
    return parts.platform.captcha.challenge(action);
  },
});
