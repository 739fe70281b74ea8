// What each chart of a process may be told under `config`: the name in the environment follows from it
// (sessionDays is SESSION_DAYS). services/all-in-one/test holds it beside what the processes read.

/** @typedef {Record<string, unknown>} Schema */

const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 1 };
const hosts = { type: 'array', items: { type: 'string', pattern: '^[a-z0-9.-]+(:[0-9]+)?$' } };
const networks = { type: 'array', items: { type: 'string', pattern: '^[0-9a-f.:]+(/[0-9]{1,3})?$' } };
const millis = { type: 'integer', minimum: 0 };
/** @param {Record<string, object>} properties */
const row = (properties) => ({
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

/** How often somebody may try, before they have to wait. */
const joining = {
  loginFailuresPerAddressMinute: count,
  loginFailuresPerAddressHour: count,
  loginFailuresPerAccountHour: count,
  registrationsPerAddressHalfHour: count,
  linkMailsPerEmailHalfHour: count,
  contactsPerHour: count,
};

/** The service's own database; its address and authority are in the process's Secret. */
const database = { databaseTls: flag };
/** How events travel; user, password and authority are in the process's Secret. */
const kafka = {
  kafkaTls: flag,
  kafkaMechanism: { enum: ['plain', 'scram-sha-256', 'scram-sha-512'] },
  // Old names, refused with the new ones (charts/lib/templates/_renamed.tpl).
  kafkaReplication: {},
  kafkaMinInSync: {},
};
/** Where images and media are; the keys are in the process's Secret. */
const store = { s3Endpoint: address, s3Bucket: text, s3Region: text, s3PublicEndpoint: address };

/** No user and no password in it. */
const plainAddress = { type: 'string', pattern: '^https?://[^@]+$' };

/** Where one signs in, when not with a password of the site's own. */
const keycloak = {
  keycloakUrl: plainAddress,
  keycloakRealm: text,
  keycloakClient: text,
  keycloakInternalUrl: plainAddress,
};

/** Where spans go; a collector's key is in the process's Secret. */
const tracing = {
  otelExporterOtlpEndpoint: address,
  // Text: values files turn small numbers into 1e-05.
  otelTracesSamplerArg: { type: 'string', pattern: '^(0|1|0?\\.[0-9]+)$' },
};

/** What every process but web may be told. */
const common = { ...tracing, logLevel: { enum: ['debug', 'info', 'warn', 'error'] } };

/** Nothing secret: whom the process believes besides the authorities that the system knows. */
const authorities = { type: 'string', pattern: '-----BEGIN CERTIFICATE-----' };

/** @type {Record<string, Schema>} */
export const config = {
  accounts: {
    ...common,
    ...database,
    ...kafka,
    ...store,
    mailFrom: { type: 'string', pattern: '@' },
    smtpRequireTls: flag,
    ...joining,
    ...keycloak,
    sessionDays: count,
    sessionIdleHours: count,
  },
  catalogue: { ...common, ...database, ...kafka },
  playback: { ...common, ...database, ...kafka, streamHosts: hosts, embedHosts: hosts },
  comments: { ...common, ...database, ...kafka },
  notifications: { ...common, ...database, ...kafka },
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
    streamHosts: hosts,
    embedHosts: hosts,
    mediaHosts: hosts,
    openGraphql: flag,
    developerPages: flag,
  },
};
