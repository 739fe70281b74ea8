// The settings under `config` of each chart; the environment variable follows from the name (sessionDays is
// SESSION_DAYS). A test in services/all-in-one compares them with the settings that the processes read.

import { serviceNames } from '../lib/topology.ts';

export type Schema = Record<string, unknown>;

const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 1 };
const hosts = { type: 'array', items: { type: 'string', pattern: '^[a-z0-9.-]+(:[0-9]+)?$' } };
const networks = { type: 'array', items: { type: 'string', pattern: '^[0-9a-f.:]+(/[0-9]{1,3})?$' } };
const millis = { type: 'integer', minimum: 0 };
const row = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
const limits = {
  type: 'object',
  properties: { bodies: row({ stillMs: count, bytesPerSecond: count }) },
  additionalProperties: {
    anyOf: [{ type: 'array', items: row({ max: count, windowMs: count }) }, row({ atOnce: count })],
  },
};

const address = { type: 'string', pattern: '^https?://' };

/** Rate limits of sign-in and registration. */
const joining = {
  loginFailuresPerAddressMinute: count,
  loginFailuresPerAddressHour: count,
  loginFailuresPerAccountHour: count,
  registrationsPerAddressHalfHour: count,
  linkMailsPerEmailHalfHour: count,
  contactsPerHour: count,
};

/** The service's own database; its address and CA are in the process's Secret. */
const database = { databaseTls: flag };
/** The event bus; user, password and CA are in the process's Secret. */
const kafka = {
  kafkaTls: flag,
  kafkaMechanism: { enum: ['plain', 'scram-sha-256', 'scram-sha-512'] },
  // Old names, refused with a hint to the new ones (charts/lib/templates/_renamed.tpl).
  kafkaReplication: {},
  kafkaMinInSync: {},
};
/** The store of images and media; the keys are in the process's Secret. */
const store = { s3Endpoint: address, s3Bucket: text, s3Region: text, s3PublicEndpoint: address };

/** An address without user and password. */
const plainAddress = { type: 'string', pattern: '^https?://[^@]+$' };

/** Caches in front of the site. */
const caches = { type: 'array', items: plainAddress };

/** The identity provider, if members sign in there. */
const keycloak = {
  keycloakUrl: plainAddress,
  keycloakRealm: text,
  keycloakClient: text,
  keycloakInternalUrl: plainAddress,
};

/** Target of traces; a collector's key is in the process's Secret. */
const tracing = {
  otelExporterOtlpEndpoint: address,
  // Text, because YAML would turn small numbers into 1e-05.
  otelTracesSamplerArg: { type: 'string', pattern: '^(0|1|0?\\.[0-9]+)$' },
};

/** Settings of every process except web. */
const common = { ...tracing, logLevel: { enum: ['debug', 'info', 'warn', 'error'] } };

/** Not secret: CA certificates that the process trusts in addition to the system's. */
const authorities = { type: 'string', pattern: '-----BEGIN CERTIFICATE-----' };

/** Settings of a service in addition to those of every service. */
const ofServices: Record<string, Schema> = {
  accounts: {
    ...store,
    mailFrom: { type: 'string', pattern: '@' },
    smtpRequireTls: flag,
    ...joining,
    ...keycloak,
    sessionDays: count,
    sessionIdleHours: count,
  },
  comments: store,
  social: store,
  messaging: store,
  playback: { streamHosts: hosts, embedHosts: hosts },
};

export const config: Record<string, Schema> = {
  ...Object.fromEntries(
    serviceNames.map((name) => [name, { ...common, ...database, ...kafka, ...ofServices[name] }]),
  ),
  gateway: {
    ...common,
    ...store,
    trustedDocuments: text,
    trustedProxies: networks,
    embedHosts: hosts,
    mediaHosts: hosts,
    imageHosts: hosts,
    identityHosts: hosts,
    limits,
    freshMs: millis,
    cdnPurgeUrls: caches,
    mediaEdgeUrl: plainAddress,
    insecureHttp: flag,
  },
  web: { webDeveloperPages: flag },
  embedded: {
    ...tracing,
    trustedCa: authorities,
    seyirDemo: flag,
    logLevel: { enum: ['trace', 'debug', 'info', 'warn', 'error', 'silent'] },
    trustedProxies: networks,
    limits,
    ...joining,
    freshMs: millis,
    cdnPurgeUrls: caches,
    streamHosts: hosts,
    embedHosts: hosts,
    mediaHosts: hosts,
    openGraphql: flag,
    developerPages: flag,
  },
};
