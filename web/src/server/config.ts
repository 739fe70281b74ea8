import { readFileSync } from 'node:fs';

export interface WebConfig {
  host: string;
  port: number;
  graphqlUrl: string;
  graphqlHeaders: Record<string, string>;
  origin: string;
  developerPages: boolean;
}

/** The environment is invalid; the message has one line per fault. */
export class ConfigError extends Error {}

/**
 * Parses the environment of a standalone web server. An empty variable counts as absent. Throws one ConfigError with
 * all faults, in the format of the kit's `readEnv` (web does not depend on the kit). `WEB_SERVICE_CREDENTIAL_FILE`
 * contains the secret for the gateway's internal endpoint.
 */
export function toConfig(env: Record<string, string | undefined>): WebConfig {
  const faults: string[] = [];
  const address = (name: string, text = ''): string => {
    if (text === '') faults.push(`${name} is missing`);
    else if (!isHttp(text)) faults.push(`${name}: expected http://host or https://host`);
    return text;
  };
  const portOf = (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) > 65_535) faults.push('PORT: expected a port, 0 to 65535');
    return Number(text);
  };
  const credentialIn = (file: string): Record<string, string> => {
    try {
      return { authorization: `Bearer ${readFileSync(file, 'utf8').trim()}` };
    } catch (error) {
      faults.push(`WEB_SERVICE_CREDENTIAL_FILE: ${(error as Error).message}`);
      return {};
    }
  };
  const file = env['WEB_SERVICE_CREDENTIAL_FILE'];
  const config: WebConfig = {
    host: env['HOST'] || '127.0.0.1',
    port: portOf(env['PORT'] || '3001'),
    graphqlUrl: address('WEB_GRAPHQL_URL', env['WEB_GRAPHQL_URL']),
    graphqlHeaders: file ? credentialIn(file) : {},
    origin: address('WEB_ORIGIN', env['WEB_ORIGIN']),
    developerPages: env['WEB_DEVELOPER_PAGES'] === 'true',
  };
  const [first, ...more] = faults;
  if (more.length > 0) throw new ConfigError(['The environment is invalid:', first, ...more].join('\n  '));
  if (first !== undefined) throw new ConfigError(first);
  return config;
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
