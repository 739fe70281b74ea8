import type { DatabaseAddress } from '../../ports/database.js';
import { ConfigError } from '../config.js';

/** What every connection to a database begins with, of the pool and of the driver alike. */
export interface ClientOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Told also where it is off: else the driver asks the environment of its own accord (PGSSLMODE). */
  readonly ssl: false | { readonly ca?: string };
}

/** A socket's folder and number; whatever else an address may say elsewhere is a variable of its own here. */
const PARAMETERS = ['host', 'port'];

/**
 * Reads an address the same for all who connect. With TLS the server must prove the name or address that it is reached by.
 * @throws {ConfigError} without the address, when it is none, has a parameter that nobody would heed, or a `%` that
 *   stands for no character
 */
export function clientOptions(address: DatabaseAddress): ClientOptions {
  const { url, tls } = typeof address === 'string' ? { url: address, tls: undefined } : address;
  const at = parsed(url);
  for (const name of at.searchParams.keys())
    if (!PARAMETERS.includes(name))
      throw new ConfigError(
        `DATABASE_URL: ${shown(name, at)} is not read from the address: DATABASE_TLS=true speaks TLS alone and verifies the ` +
          'server, by DATABASE_CA (PEM) where its authority is one of your own',
      );
  const socket = at.searchParams.get('host');
  if (socket !== null && tls)
    throw new ConfigError('DATABASE_TLS is true, but DATABASE_URL is a socket: there is no TLS on it');
  return {
    host: socket ?? at.hostname.replace(/^\[(.+)\]$/, '$1'),
    port: Number(at.searchParams.get('port') ?? (at.port || 5432)),
    user: decoded(at.username),
    password: decoded(at.password),
    database: decoded(at.pathname.slice(1)),
    ssl: tls ?? false,
  };
}

/** What follows the `?` is a part of the password where that one was not escaped: then there is an `@` behind it. */
const shown = (name: string, { search }: URL): string =>
  /^\w+$/.test(name) && !search.includes('@')
    ? `"${name}"`
    : 'what follows the "?" (in a password it is written %3F)';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError('DATABASE_URL: a "%" that stands for itself, in a password, is written %25');
  }
};

const parsed = (url: string): URL => {
  const at = URL.parse(url.replace('@/', '@socket/'));
  if (!at || !/^postgres(ql)?:$/.test(at.protocol))
    throw new ConfigError('DATABASE_URL: expected postgres://role:password@host:port/database');
  return at;
};
