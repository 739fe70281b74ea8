import { altchaCaptcha, noCaptcha, type Captcha, type Clock, type KeyValue } from '@seyir/kit/stateless';
import type { Logger } from 'pino';
import { isConfidential } from './config.js';

interface Given {
  readonly CAPTCHA_SECRET?: string | undefined;
  readonly ORIGIN?: string | undefined;
}

/**
 * Bot checks signed with the secret. Without a secret, or over plain http, where browsers have no cryptography for solving them,
 * forms have no bot check, and the gateway logs that.
 */
export const captchaFrom = (
  { CAPTCHA_SECRET: secret, ORIGIN: origin }: Given,
  { keyValue, clock, logger }: { keyValue: KeyValue; clock: Clock; logger: Logger },
): Captcha => {
  const solvable = origin === undefined || isConfidential(origin);
  if (secret !== undefined && solvable) return altchaCaptcha({ secret, keyValue, clock });
  const why = solvable ? 'CAPTCHA_SECRET is not set' : `browsers solve none at ${origin}, plain http`;
  logger.warn(`no bot checks at signing in, joining and the contact form: ${why}`);
  return noCaptcha();
};
