import type { Captcha } from '../ports/captcha.js';

/** Asks nobody for anything: for the embedded mode. */
export function noCaptcha(): Captcha {
  return {
    challenge: () => Promise.resolve(undefined),
    verify: () => Promise.resolve(true),
  };
}
