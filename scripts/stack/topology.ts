import { services, type Service } from '../lib/topology.ts';

/** One program of the fleet. */
export interface Unit {
  /** also the name of its database, role and caller key */
  name: string;
  replicas: number;
  /** the built file, below the repository's root */
  entry: string;
  /** of another checkout, in fleets with two versions */
  root?: string;
  /** environment names; each replica gets its own port for each; peers call the first */
  ports: string[];
  /** the one that serves /readyz */
  ready: string;
  /** names of the stack's services; a process gets no address and no key that it does not use */
  needs: string[];
  /** environment only for this unit */
  env?: (fleet: Fleet) => Record<string, string>;
}

/** the other units' data that a unit may use */
interface Fleet {
  /** of the site */
  origin: string;
  /** address of the web servers */
  pages: string;
  /** address of the gateways' internal endpoint */
  internal: string;
  /** address of Keycloak, if the stack has one */
  identity: string | undefined;
  secrets: Secrets;
  /** a file with this secret */
  secretFile: (name: string) => string;
}

/** recreated at each start; replicas share them */
export type Secrets = { media: string; internal: string; captcha: string };

const STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

const MAIL = ['SMTP_URL', 'SMTP_REQUIRE_TLS'];

const service = ({ name, needs = [], replicas = 1 }: Service): Unit => ({
  name,
  replicas,
  entry: `services/${name}/dist/main.js`,
  ports: ['GRPC_PORT', 'HEALTH_PORT'],
  ready: 'HEALTH_PORT',
  needs: [
    'DATABASE_URL',
    'KAFKA_BROKERS',
    'REDIS_URL',
    ...(needs.includes('store') ? STORE : []),
    ...(needs.includes('mail') ? MAIL : []),
  ],
  env: ({ origin, identity }) => ({
    ...(needs.includes('origin') && { ORIGIN: origin }),
    // Only accounts reads the realm's keys.
    ...(name === 'accounts' && identity && { KEYCLOAK_URL: identity }),
  }),
});

/** Renders pages; reads data through the gateway's internal endpoint. */
const web: Unit = {
  name: 'web',
  replicas: 1,
  entry: 'web/dist/server/main.js',
  ports: ['PORT'],
  ready: 'PORT',
  needs: [],
  env: ({ origin, internal, secretFile }) => ({
    WEB_ORIGIN: origin,
    WEB_GRAPHQL_URL: `${internal}/graphql`,
    WEB_SERVICE_CREDENTIAL_FILE: secretFile('internal'),
  }),
};

/** Requests reach it through the fleet's single address. */
const gateway: Unit = {
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
    // An empty value in the caller's environment disables bot checks, because load tests do not solve them.
    ...(process.env['CAPTCHA_SECRET'] !== '' && { CAPTCHA_SECRET: secrets.captcha }),
    ...(process.env['LIMITS'] && { LIMITS: process.env['LIMITS'] }),
    // An empty value in the caller's environment accepts any document, for measurements and experiments.
    TRUSTED_DOCUMENTS: process.env['TRUSTED_DOCUMENTS'] ?? 'web/src/generated/documents.json',
  }),
};

/** The units of the fleet. */
export const UNITS = [...services.map(service), web, gateway];

/** Units with a database. */
export const databases = (units: Unit[] = UNITS) =>
  units.filter(({ needs }) => needs.includes('DATABASE_URL')).map(({ name }) => name);
