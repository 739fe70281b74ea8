import { randomBytes } from 'node:crypto';
import { v4, v7 } from 'uuid';
import type { Ids } from '../ports/ids.js';

const TOKEN_BYTES = 32;

/** Ids from the machine's clock and its cryptographic random source. */
export function systemIds(): Ids {
  return {
    next: () => v7(),
    secret: () => v4(),
    token: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  };
}
