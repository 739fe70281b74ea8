import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../app/ports.js';

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. `Algorithm` is a const enum, so its number is written here. */
const ARGON2ID = 2;
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes on the thread pool, about 30 ms each; the hash contains its cost and salt. */
export const argon2Hasher = (): PasswordHasher => ({
  hash: (password, like) => hash(password, like === undefined ? cost : { ...cost, salt: saltOf(like) }),
  verify: (stored, password) => verify(stored, password),
});

/** The salt of `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const saltOf = (stored: string): Uint8Array => Buffer.from(stored.split('$')[4] ?? '', 'base64');
