import { randomBytes } from 'node:crypto';
import { v4, v7 } from 'uuid';
import type { Ids } from '../ports/ids.js';

export const systemIds = (): Ids => ({
  next: () => v7(),
  secret: () => v4(),
  token: () => randomBytes(32).toString('base64url'),
});
