import type { Captcha } from '../ports/captcha.js';

/** A captcha that always passes, for the embedded mode. */
export function noCaptcha(): Captcha {
  return {
    challenge: () => Promise.resolve(undefined),
    verify: () => Promise.resolve(true),
  };
}
