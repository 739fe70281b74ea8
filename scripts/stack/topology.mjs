/**
 * One program of the fleet.
 * @typedef {object} Unit
 * @property {string} name also the name of its database, role and caller key
 * @property {number} replicas
 * @property {string} entry the built file, below the repository's root
 * @property {string} [root] of another checkout, in fleets of two versions
 * @property {string[]} ports environment names, a port of its own for each and each replica; the first is the one that
 *   peers call
 * @property {string} ready the one of them that answers /readyz
 * @property {string[]} needs names of what the stack offers; a process holds no address and no key that it does not use
 * @property {(fleet: Fleet) => Record<string, string>} [env] what only this unit gets
 *
 * @typedef {object} Fleet what a unit may know of the others
 * @property {string} origin of the site
 * @property {string} pages where pages are asked from the web servers
 * @property {string} door where the gateways' internal door is
 * @property {string | undefined} identity address of Keycloak, in stacks that have one
 * @property {Secrets} secrets
 * @property {(name: string) => string} secretFile a file that holds such a secret
 *
 * @typedef {{ media: string, internal: string, captcha: string }} Secrets made anew at each start; replicas share them
 */

const STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

/** @param {string} name @param {number} [replicas] @returns {Unit} */
const service = (name, replicas = 1) => ({
  name,
  replicas,
  entry: `services/${name}/dist/main.js`,
  ports: ['GRPC_PORT', 'HEALTH_PORT'],
  ready: 'HEALTH_PORT',
  needs: ['DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL'],
});

const plainAccounts = service('accounts');

/** Sends mails that lead back to the site, deletes pictures, and asks the realm for its keys. @type {Unit} */
const accounts = {
  ...plainAccounts,
  needs: [...plainAccounts.needs, ...STORE, 'SMTP_URL', 'SMTP_REQUIRE_TLS'],
  env: ({ origin, identity }) => ({ ORIGIN: origin, ...(identity && { KEYCLOAK_URL: identity }) }),
};

/** Renders pages; reads through the gateway's internal door. @type {Unit} */
const web = {
  name: 'web',
  replicas: 1,
  entry: 'web/dist/server/main.js',
  ports: ['PORT'],
  ready: 'PORT',
  needs: [],
  env: ({ origin, door, secretFile }) => ({
    WEB_ORIGIN: origin,
    WEB_GRAPHQL_URL: `${door}/graphql`,
    WEB_SERVICE_CREDENTIAL_FILE: secretFile('internal'),
  }),
};

/** Behind the fleet's one address. @type {Unit} */
const gateway = {
  name: 'gateway',
  replicas: 2,
  entry: 'gateway/dist/main.js',
  ports: ['PORT', 'INTERNAL_PORT', 'HEALTH_PORT'],
  ready: 'HEALTH_PORT',
  needs: ['REDIS_URL', ...STORE],
  env: ({ pages, secrets, identity }) => ({
    WEB_URL: pages,
    ...(identity && { IDENTITY_HOSTS: identity }),
    TRUSTED_PROXIES: '127.0.0.1',
    MEDIA_SECRET: secrets.media,
    INTERNAL_SECRET: secrets.internal,
    // Empty in the caller's environment: no bot checks, which load tests do not solve.
    ...(process.env['CAPTCHA_SECRET'] !== '' && { CAPTCHA_SECRET: secrets.captcha }),
    ...(process.env['LIMITS'] && { LIMITS: process.env['LIMITS'] }),
    // Empty in the caller's environment: any document, for measuring and trying things out.
    TRUSTED_DOCUMENTS: process.env['TRUSTED_DOCUMENTS'] ?? 'web/src/generated/documents.json',
  }),
};

/** Who is in the fleet. */
export const UNITS = [
  accounts,
  service('catalogue'),
  service('playback'),
  service('comments', 2),
  service('notifications'),
  web,
  gateway,
];

/** Units that own a database. @param {Unit[]} [units] */
export const databases = (units = UNITS) =>
  units.filter(({ needs }) => needs.includes('DATABASE_URL')).map(({ name }) => name);
