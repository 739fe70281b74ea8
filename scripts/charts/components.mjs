// What each chart of a process may be told under `config`: the name in the environment follows from it
// (sessionDays is SESSION_DAYS). services/all-in-one/test holds it beside what the processes read.

/** @typedef {Record<string, unknown>} Schema */

const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const count = { type: 'integer', minimum: 1 };
const hosts = { type: 'array', items: { type: 'string', pattern: '^[a-z0-9.-]+(:[0-9]+)?$' } };
const networks = { type: 'array', items: { type: 'string', pattern: '^[0-9a-f.:]+(/[0-9]{1,3})?$' } };
const millis = { type: 'integer', minimum: 0 };
const limits = {
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      required: ['max', 'windowMs'],
      additionalProperties: false,
      properties: { max: count, windowMs: count },
    },
  },
};

const joining = {
  loginFailuresPerAddressMinute: count,
  loginFailuresPerAddressHour: count,
  loginFailuresPerAccountHour: count,
  registrationsPerAddressHalfHour: count,
  linkMailsPerEmailHalfHour: count,
  contactsPerHour: count,
};

/** @type {Record<string, Schema>} */
export const config = {
  accounts: {
    ...joining,
    sessionDays: count,
    sessionIdleHours: count,
  },
  catalogue: {},
  playback: { streamHosts: hosts, embedHosts: hosts },
  comments: {},
  notifications: {},
  gateway: {
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
