import { createHash } from 'node:crypto';

/** The stored form of a token. A token has 256 random bits, so a plain digest reveals nothing about it. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();
