import { readFileSync } from 'node:fs';

export interface WebConfig {
  host: string;
  port: number;
  graphqlUrl: string;
  graphqlHeaders: Record<string, string>;
  origin: string;
  developerPages: boolean;
}

/** The environment does not fit; the message says how, and names the variable. */
export class ConfigError extends Error {}

/**
 * Reads the environment of a web server of its own and names all that is missing at once.
 * `WEB_SERVICE_CREDENTIAL_FILE` holds the secret that the gateway's internal door asks for.
 */
export function toConfig(env: Record<string, string | undefined>): WebConfig {
  const missing = ['WEB_GRAPHQL_URL', 'WEB_ORIGIN'].filter((name) => !env[name]);
  const port = Number(env['PORT'] ?? 3001);
  const faults = missing.map((name) => `${name} is not set`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push('PORT is no port number');
  if (faults.length > 0) throw new ConfigError(faults.join('; '));
  const credential = env['WEB_SERVICE_CREDENTIAL_FILE'];
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    graphqlUrl: env['WEB_GRAPHQL_URL'] ?? '',
    graphqlHeaders: credential ? { authorization: `Bearer ${readFileSync(credential, 'utf8').trim()}` } : {},
    origin: env['WEB_ORIGIN'] ?? '',
    developerPages: env['WEB_DEVELOPER_PAGES'] === 'true',
  };
}
