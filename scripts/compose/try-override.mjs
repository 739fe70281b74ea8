import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databases } from '../stack/index.mjs';

/** What the images of others would run; all of it is found on this machine instead. */
const FOREIGN = ['postgres', 'redis', 'kafka', 's3', 'mail', 'keycloak'];

/** Where Debian has libraries, by Node's name of the processor. @type {Record<string, string>} */
const LIBRARIES = { x64: '/usr/lib/x86_64-linux-gnu', arm64: '/usr/lib/aarch64-linux-gnu' };

/**
 * @typedef {object} Try
 * @property {string} folder of compose.yaml and its secrets
 * @property {import('../stack/index.mjs').Stack} stack
 * @property {string} network
 * @property {string} frontAddress in that network
 * @property {string} internalKeycloak where containers reach Keycloak
 * @property {string} image of ours, for programs of this machine
 */

/**
 * What another place of the servers changes, as Compose merges it, and HAProxy of this machine in an image of ours.
 * @param {Try} facts
 * @returns {string}
 */
export function override({ folder, stack, network, frontAddress, internalKeycloak, image }) {
  const { blobs, secureKafka, secureRedis, identity } = stack;
  const { SMTP_URL = '', SMTP_REQUIRE_TLS = '' } = stack.env('accounts');
  const url = identity.KEYCLOAK_URL;
  /** @type {Record<string, Record<string, string>>} */
  const own = {
    accounts: {
      ...{ ...blobs, SMTP_URL, SMTP_REQUIRE_TLS },
      ...{ KEYCLOAK_URL: url, KEYCLOAK_INTERNAL_URL: internalKeycloak },
    },
    gateway: { ...secureRedis, ...blobs, IDENTITY_HOSTS: url },
    demo: blobs,
  };
  const services = Object.fromEntries(
    databases().map((name) => [
      name,
      { ...secureKafka, ...secureRedis, DATABASE_URL: databaseUrl(folder, name, stack), ...own[name] },
    ]),
  );
  const libraries = LIBRARIES[process.arch];
  return `services:
${FOREIGN.map((name) => `  ${name}: !reset null\n`).join('')}${Object.entries({ ...own, ...services })
    .map(([name, environment]) => processOf(name, environment))
    .join('')}  web: { pull_policy: never }
  front:
    image: ${image}
    pull_policy: never
    entrypoint: [/usr/sbin/haproxy, -W, -db, -f, /usr/local/etc/haproxy/haproxy.cfg]
    volumes: ['/usr/sbin/haproxy:/usr/sbin/haproxy:ro', '/usr/bin/wget:/usr/bin/wget:ro', '${libraries}:${libraries}:ro']
    networks: { default: { ipv4_address: ${frontAddress} } }
networks:
  default: !override { name: ${network}, external: true }
`;
}

/** `$` begins a variable there. @param {string} name @param {Record<string, string>} environment */
const processOf = (name, environment) => `  ${name}:
    pull_policy: never
${name === 'demo' ? '' : '    depends_on: !reset null\n'}    environment: ${JSON.stringify(environment).replaceAll('$', '$$$$')}
`;

/**
 * The database that init.sql made for a service, where it is this time.
 * @param {string} folder @param {string} service @param {import('../stack/index.mjs').Stack} stack
 */
const databaseUrl = (folder, service, stack) => {
  const file = readFileSync(join(folder, 'secrets', `${service}.env`), 'utf8');
  const url = new URL(/^DATABASE_URL=(.*)$/m.exec(file)?.[1] ?? '');
  url.host = new URL(stack.databaseUrl('keeper')).host;
  return url.href;
};
