import { createHash } from 'node:crypto';

/** What is kept of a session's token: it has 256 random bits, so a plain digest says nothing about it. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();
