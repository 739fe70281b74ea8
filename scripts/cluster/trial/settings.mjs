import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { databases, makeKeys } from '../../stack/index.mjs';
import { unlimited } from '../../lib/limits.mjs';

/** @typedef {import('../../stack/index.mjs').Stack} Stack */
/** @typedef {{ keys: ReturnType<typeof makeKeys>, media: string, internal: string, port: number }} Facts made once for a site */
/** @typedef {Record<string, any>} Values */

export const SERVICES = databases();
export const PROCESSES = [...SERVICES, 'web', 'gateway'];

/** @param {number} port of this machine that leads to the site's gateway @returns {Facts} */
export const makeFacts = (port) => ({
  keys: makeKeys([...SERVICES, 'gateway', 'importer']),
  media: randomBytes(32).toString('base64url'),
  internal: randomBytes(32).toString('base64url'),
  port,
});

/** @param {Facts} facts */
export const originOf = ({ port }) => `http://127.0.0.1:${port}`;

/** Passwords and keys, by the process that holds them. @param {Stack} stack @param {Facts} facts @returns {Record<string, Record<string, string>>} */
const secretsOf = (stack, { keys, media, internal }) => {
  const { KAFKA_CA, KAFKA_USERNAME, KAFKA_PASSWORD } = stack.secureKafka;
  const { REDIS_URL, REDIS_CA } = stack.secureRedis;
  const { S3_ACCESS_KEY, S3_SECRET_KEY } = stack.blobs;
  const store = { S3_ACCESS_KEY, S3_SECRET_KEY };
  const services = SERVICES.map((name) => {
    const { DATABASE_URL, DATABASE_CA } = stack.secureDatabase(name);
    const secrets = {
      ...{ DATABASE_URL, DATABASE_CA, SIGNING_KEY: keys.signing[name] ?? '' },
      ...{ REDIS_URL, REDIS_CA, KAFKA_CA, KAFKA_USERNAME, KAFKA_PASSWORD },
      ...(name === 'accounts' && { ...store, SMTP_URL: stack.env(name)['SMTP_URL'] ?? '' }),
    };
    return [name, secrets];
  });
  return {
    ...Object.fromEntries(services),
    gateway: {
      ...{ SIGNING_KEY: keys.signing['gateway'] ?? '', MEDIA_SECRET: media, INTERNAL_SECRET: internal },
      ...{ REDIS_URL, REDIS_CA, ...store },
    },
    web: { INTERNAL_SECRET: internal },
  };
};

/** The Secrets as kubectl takes them. @param {Stack} stack @param {Facts} facts */
export const secretObjects = (stack, facts) =>
  Object.entries(secretsOf(stack, facts))
    .map(([name, stringData]) =>
      stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name: `seyir-${name}` }, stringData }),
    )
    .join('---\n');

/**
 * What the umbrella is told; `global` with a process's own part is what its single chart is told.
 * @param {Stack} stack @param {Facts} facts @param {string} tag of the images
 * @returns {Values}
 */
export const valuesOf = (stack, facts, tag) => {
  /** @type {Values} */
  const values = parse(readFileSync(join(import.meta.dirname, 'values.yaml'), 'utf8'));
  const port = (/** @type {string | undefined} */ url) => Number(new URL(url ?? '').port);
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION } = stack.blobs;
  const store = { s3Endpoint: S3_ENDPOINT, s3Bucket: S3_BUCKET, s3Region: S3_REGION };
  const { LIMITS, ...accounts } = unlimited;
  /** @type {Values} */
  const config = {
    ...Object.fromEntries(
      SERVICES.map((name) => [name, { databaseTls: true, kafkaTls: true, kafkaMechanism: 'plain' }]),
    ),
    gateway: { ...store, limits: JSON.parse(LIMITS) },
    web: {},
  };
  Object.assign(config['accounts'], store, { smtpRequireTls: false }, numbers(accounts));
  values['global'] = {
    ...values['global'],
    origin: originOf(facts),
    image: { tag },
    callerKeys: facts.keys.callers,
    kafka: { brokers: stack.secureKafka.KAFKA_BROKERS.split(',') },
  };
  for (const name of PROCESSES)
    values[name] = {
      ...values[name],
      existingSecret: `seyir-${name}`,
      config: config[name],
      redis: { port: port(stack.secureRedis.REDIS_URL) },
      ...(SERVICES.includes(name) && { database: { port: port(stack.databaseUrl(name)) } }),
    };
  return values;
};

/** @param {Record<string, string>} env @returns {Record<string, number>} by the names of the charts */
const numbers = (env) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
      Number(value),
    ]),
  );
