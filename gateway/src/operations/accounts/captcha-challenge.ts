import { z } from 'zod';
import { operation } from '../operation.js';

/** What a form's bot check needs; undefined where none is asked for. */
export const captchaChallenge = operation({
  input: z.object({ action: z.enum(['login', 'register', 'contact']) }),
  access: 'public',
  run: (ctx, { action }) => ctx.parts.platform.captcha.challenge(action),
});
