import type { DatabaseAddress } from '../ports/database.js';
import { ConfigError } from '../process/config.js';

/** Common settings of every database connection, of the pool and of the plain driver. */
export interface ClientOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Set to false explicitly; otherwise the driver reads PGSSLMODE from the environment. */
  readonly ssl: false | { readonly ca?: string };
}

/** The address of the server itself, bypassing a transaction pooler. */
export const directAddress = (address: DatabaseAddress): DatabaseAddress =>
  typeof address === 'string' || address.direct === undefined
    ? address
    : { url: address.direct, ...(address.tls && { tls: address.tls }) };

/** True if statements go through a transaction pooler. They must then leave no state in a session. */
export const isPooled = (address: DatabaseAddress): boolean =>
  typeof address !== 'string' && address.direct !== undefined;

/** The folder and number of a socket. Other parameters are not allowed here; they have variables of their own. */
const PARAMETERS = ['host', 'port'];

/**
 * Parses an address in the same way for all clients. With TLS the server's certificate must match the name or address.
 * @throws {ConfigError} without the address, if it is invalid, has an unsupported parameter, or an invalid percent-encoding
 */
export function clientOptions(address: DatabaseAddress, variable = 'DATABASE_URL'): ClientOptions {
  const { url, tls } = typeof address === 'string' ? { url: address, tls: undefined } : address;
  const at = parsed(url, variable);
  for (const name of at.searchParams.keys())
    if (!PARAMETERS.includes(name))
      throw new ConfigError(
        `${variable}: ${shown(name, at)} is not allowed in the address: DATABASE_TLS=true requires TLS and verifies the ` +
          'server; DATABASE_CA (PEM) is its authority if the system does not trust it',
      );
  const socket = at.searchParams.get('host');
  if (socket !== null && tls)
    throw new ConfigError(`DATABASE_TLS is true, but ${variable} is a socket, which has no TLS`);
  return {
    host: socket ?? at.hostname.replace(/^\[(.+)\]$/, '$1'),
    port: Number(at.searchParams.get('port') ?? (at.port || 5432)),
    user: decoded(at.username, variable),
    password: decoded(at.password, variable),
    database: decoded(at.pathname.slice(1), variable),
    ssl: tls ?? false,
  };
}

/**
 * The name of a parameter for an error text. If the query contains an `@`, it is probably the rest of a password with an
 * unescaped `?`, so it is not shown.
 */
const shown = (name: string, { search }: URL): string =>
  /^\w+$/.test(name) && !search.includes('@')
    ? `"${name}"`
    : 'the text after the "?" (write %3F for a "?" in a password)';

const decoded = (part: string, variable: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError(`${variable}: write a literal "%" as %25, also in a password`);
  }
};

const parsed = (url: string, variable: string): URL => {
  const at = URL.parse(url.replace('@/', '@socket/'));
  if (!at || !/^postgres(ql)?:$/.test(at.protocol))
    throw new ConfigError(`${variable}: expected postgres://role:password@host:port/database`);
  return at;
};
