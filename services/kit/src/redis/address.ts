import { z } from 'zod';
import { ConfigError } from '../process/config.js';
import { sentinelsOf } from './sentinels.js';

const PROTOCOLS = ['redis:', 'rediss:'];
const DATABASE = /^(\/\d*)?$/;

/** Checks for addresses that the drivers reject or misread: an unescaped "#" in a password ends the address. */
const isAddress = (text: string): boolean => {
  try {
    const sentinels = sentinelsOf(text);
    if (sentinels) return sentinels.nodes.every(({ port }) => port > 0 && port < 65_536);
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
    decodeURIComponent(username + password);
    return PROTOCOLS.includes(protocol) && hostname !== '' && DATABASE.test(pathname) && search + hash === '';
  } catch (error) {
    if (error instanceof URIError || error instanceof ConfigError) return false;
    throw error;
  }
};

/**
 * Schema of a variable with the address of Redis or of its sentinels. The error does not repeat it, because it holds a password.
 */
export const redisAddress = z
  .string()
  .refine(
    isAddress,
    'expected redis://user:password@host:port/database, rediss://… with TLS, or of sentinels ' +
      'redis+sentinel://user:password@host:port,host:port/name/database, rediss+sentinel://… with TLS; in user and ' +
      'password every sign but letters and digits is percent-encoded ("#" is %23)',
  );
