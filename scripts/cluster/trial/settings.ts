import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { databases, makeKeys, type Stack } from '../../stack/index.ts';
import { unlimited } from '../../lib/limits.ts';
import type { Json } from '../../lib/json.ts';

/** created once per site */
export type Facts = { keys: ReturnType<typeof makeKeys>; media: string; internal: string; port: number };
export type Values = Record<string, Json>;

export const SERVICES = databases();
export const PROCESSES = [...SERVICES, 'web', 'gateway'];

/** @param port of this machine that is forwarded to the site's gateway */
export const makeFacts = (port: number): Facts => ({
  keys: makeKeys([...SERVICES, 'gateway', 'importer']),
  media: randomBytes(32).toString('base64url'),
  internal: randomBytes(32).toString('base64url'),
  port,
});

export const originOf = ({ port }: Facts) => `http://127.0.0.1:${port}`;

/** Passwords and keys by process. */
const secretsOf = (
  stack: Stack,
  { keys, media, internal }: Facts,
): Record<string, Record<string, string>> => {
  const { KAFKA_CA, KAFKA_USERNAME, KAFKA_PASSWORD } = stack.secureKafka;
  const { REDIS_URL, REDIS_CA } = stack.secureRedis;
  const { S3_ACCESS_KEY, S3_SECRET_KEY } = stack.blobs;
  const store = { S3_ACCESS_KEY, S3_SECRET_KEY };
  const services = SERVICES.map((name) => {
    const { DATABASE_URL, DATABASE_CA } = stack.secureDatabase(name);
    const secrets = {
      DATABASE_URL,
      DATABASE_CA,
      SIGNING_KEY: keys.signing[name] ?? '',
      REDIS_URL,
      REDIS_CA,
      KAFKA_CA,
      KAFKA_USERNAME,
      KAFKA_PASSWORD,
      ...(name === 'accounts' && { ...store, SMTP_URL: stack.env(name)['SMTP_URL'] ?? '' }),
    };
    return [name, secrets];
  });
  return {
    ...Object.fromEntries(services),
    gateway: {
      SIGNING_KEY: keys.signing['gateway'] ?? '',
      MEDIA_SECRET: media,
      INTERNAL_SECRET: internal,
      REDIS_URL,
      REDIS_CA,
      ...store,
    },
    web: { INTERNAL_SECRET: internal },
  };
};

/** The Secrets for kubectl. */
export const secretObjects = (stack: Stack, facts: Facts) =>
  Object.entries(secretsOf(stack, facts))
    .map(([name, stringData]) =>
      stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name: `seyir-${name}` }, stringData }),
    )
    .join('---\n');

/**
 * The values of the umbrella chart; `global` with a process's own part are the values of its single chart.
 * @param tag of the images
 */
export const valuesOf = (stack: Stack, facts: Facts, tag: string): Values => {
  const { process: everyProcess, ...values }: Values = parse(
    readFileSync(join(import.meta.dirname, 'values.yaml'), 'utf8'),
  );
  const port = (url: string | undefined) => Number(new URL(url ?? '').port);
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION } = stack.blobs;
  const store = { s3Endpoint: S3_ENDPOINT, s3Bucket: S3_BUCKET, s3Region: S3_REGION };
  const { LIMITS, ...accounts } = unlimited;
  const config: Values = {
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
      ...everyProcess,
      existingSecret: `seyir-${name}`,
      config: config[name],
      redis: { port: port(stack.secureRedis.REDIS_URL) },
      ...(SERVICES.includes(name) && { database: { port: port(stack.databaseUrl(name)) } }),
    };
  return values;
};

/** @returns by the names of the charts */
const numbers = (env: Record<string, string>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
      Number(value),
    ]),
  );
