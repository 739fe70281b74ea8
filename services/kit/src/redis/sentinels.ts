import { ConfigError } from '../process/config.js';

/** The addresses of the sentinels, and the master that they watch. */
export interface Sentinels {
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  /** The sentinels' name of the master. */
  readonly name: string;
  readonly tls: boolean;
  /** User and password of the master and its replicas. */
  readonly username?: string;
  readonly password?: string;
  readonly database: number;
}

const PORT = 26_379;
const ADDRESS = /^redis(s?)\+sentinel:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?#]+)\/([^/?#]+)(?:\/(\d+))?$/;
const NODE = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d+))?$/;

/**
 * Parses `redis+sentinel://user:password@host:port,host:port/name/database`, `rediss+sentinel://` with TLS. User, password, ports
 * and database are optional.
 * @returns undefined for an address of Redis itself
 * @throws ConfigError if it is invalid; the message does not repeat the address, which holds a password
 */
export const sentinelsOf = (url: string): Sentinels | undefined => {
  if (!/^rediss?\+sentinel:/.test(url)) return undefined;
  const found = ADDRESS.exec(url);
  const [, tls, username, password, list = '', name = '', database] = found ?? [];
  const nodes = list.split(',').map((node) => NODE.exec(node));
  if (!found || nodes.includes(null))
    throw new ConfigError(
      'REDIS_URL of sentinels is redis+sentinel://user:password@host:port,host:port/name/database',
    );
  return {
    nodes: nodes.map((node) => ({ host: node?.[1] ?? node?.[2] ?? '', port: Number(node?.[3] ?? PORT) })),
    name: decodeURIComponent(name),
    tls: tls === 's',
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    database: Number(database ?? 0),
  };
};
