import { z } from 'zod';
import { authority } from '../platform/authority.js';
import { ConfigError, envRule, faultsOf, json, refuse } from '../platform/config.js';
import { checkTls, type GrpcTls } from '../rpc/grpc-tls.js';
import { isCallerKey, isSigningKey } from '../rpc/keys.js';
import { directoryBlobStore } from '../platform/directory-blob-store.js';
import { directoryMailer } from '../platform/directory-mailer.js';
import type { KafkaConfig } from '../platform/kafka-bus.js';
import { clientOptions } from '../platform/postgres/client-options.js';
import { redisAddress } from '../platform/redis/address.js';
import type { RedisConfig } from '../platform/redis/config.js';
import type { S3Config } from '../platform/s3-blob-store.js';
import { smtpMailer } from '../platform/smtp-mailer.js';
import type { BlobStore } from '../ports/blob-store.js';
import type { DatabaseAddress } from '../ports/database.js';
import type { Mailer } from '../ports/mailer.js';

const ADDRESS = /^(\[[^\]]+\]|[^\s:/@]+):\d+$/;

/** `host:port,host:port`; an IPv6 address stands in brackets. */
export const addresses = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => list.every((one) => ADDRESS.test(one)), {
    error: 'expected host:port,host:port',
    abort: true,
  });

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected http://host:port or https://host:port' });

/** Where images and media are: an S3 store, or a directory that all processes share. */
export const blobEnv = z.object({
  /** `https://s3.example:9000` */
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().default('seyir'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Where browsers reach the store; absent: the gateway streams. */
  S3_PUBLIC_ENDPOINT: httpAddress.optional(),
});

const callerKey = z
  .string()
  .refine(
    isCallerKey,
    'expected Ed25519 public keys as PEM (-----BEGIN PUBLIC KEY-----), with their line breaks',
  );

/** What a process signs calls with, and whose signatures it believes. */
export const keyEnv = z.object({
  SIGNING_KEY: z
    .string()
    .refine(
      isSigningKey,
      'expected an Ed25519 private key as PKCS#8 PEM (-----BEGIN PRIVATE KEY-----), with its line breaks',
    ),
  /** `{"gateway":"SPKI PEM"}`, a list while a key is being replaced. */
  CALLER_KEYS: json(z.record(z.string(), z.union([callerKey, z.array(callerKey)]))).default({}),
});

/** Calls between processes with TLS: all three, in every process of a site. */
export const grpcEnv = z.object({
  /** PEM of this process's certificate with its chain; it names the host that others call it by. */
  GRPC_CERT: z.string().optional(),
  /** PEM of its key. */
  GRPC_KEY: z.string().optional(),
  /** PEM of the authority behind the certificates of all processes. */
  GRPC_CA: authority.optional(),
});

/** What calls are encrypted with; undefined: nothing. Throws when it is described by half, or is of no use. */
export const grpcTlsFrom = (env: z.output<typeof grpcEnv>): GrpcTls | undefined => {
  const { GRPC_CERT: cert, GRPC_KEY: key, GRPC_CA: ca } = env;
  if (cert === undefined && key === undefined && ca === undefined) return undefined;
  if (cert === undefined || key === undefined || ca === undefined)
    throw new ConfigError('GRPC_CERT, GRPC_KEY and GRPC_CA belong together: with one of them all are needed');
  checkTls({ cert, key, ca });
  return { cert, key, ca };
};

export const grpcRule = envRule(grpcEnv, grpcTlsFrom);

/** What sends mails: a server, or a directory of .eml files. */
export const mailEnv = z.object({
  /** `smtp://user:password@host:587`, `smtps://…` */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('seyir@localhost'),
  SMTP_REQUIRE_TLS: z.stringbool().default(true),
  /** PEM of the authority behind the server's certificate. */
  SMTP_CA: authority.optional(),
});

/** The service's own database; the gateway and web have none. */
export const databaseEnv = z.object({
  /** `postgres://role:password@host:port/database` */
  DATABASE_URL: z.string(),
  DATABASE_TLS: z.stringbool().default(false),
  /** PEM of the authority behind the server's certificate. */
  DATABASE_CA: authority.optional(),
});

/** Where the environment says that the database is. Throws when it says so by half, or what nobody would heed. */
export const databaseFrom = (env: z.output<typeof databaseEnv>): DatabaseAddress => {
  const { DATABASE_URL: url, DATABASE_TLS: encrypted, DATABASE_CA: ca } = env;
  const address = encrypted ? { url, tls: ca === undefined ? {} : { ca } } : url;
  refuse([
    ...faultsOf(() => clientOptions(address)),
    !encrypted &&
      ca !== undefined &&
      'DATABASE_CA is there, but DATABASE_TLS is not true: nothing would be encrypted',
  ]);
  return address;
};

export const databaseRule = envRule(databaseEnv, databaseFrom);

/** Caches, counters and wakes. */
export const redisEnv = z.object({
  /**
   * `redis://user:password@host:port/database`, `rediss://…` with TLS; of sentinels
   * `redis+sentinel://user:password@host:port,host:port/name/database`, `rediss+sentinel://…` with TLS.
   */
  REDIS_URL: redisAddress,
  /** Of the sentinels themselves, where they ask for one. */
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  /** PEM of the authority behind the server's certificate. */
  REDIS_CA: authority.optional(),
});

/** How to reach the Redis that the environment describes. Throws when it is described by half. */
export const redisFrom = (env: z.output<typeof redisEnv>): RedisConfig => {
  const { REDIS_URL: url, REDIS_CA: ca, REDIS_SENTINEL_PASSWORD: sentinelPassword } = env;
  if (ca !== undefined && url.startsWith('redis:'))
    throw new ConfigError('REDIS_CA is there, but REDIS_URL is not rediss://…: nothing would be encrypted');
  return {
    url,
    ...(ca !== undefined && { ca }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
  };
};

export const redisRule = envRule(redisEnv, redisFrom);

/** The brokers that events go over. */
export const kafkaEnv = z.object({
  KAFKA_BROKERS: addresses,
  KAFKA_TLS: z.stringbool().default(false),
  /** PEM of the authority behind the brokers' certificates. */
  KAFKA_CA: authority.optional(),
  KAFKA_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('scram-sha-512'),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  /** Copies of each partition of a topic that is made, and how many must have a message before it counts as sent. */
  KAFKA_REPLICATION: z.coerce.number().int().positive().optional(),
  KAFKA_MIN_IN_SYNC: z.coerce.number().int().positive().optional(),
});

const kafkaSettings = kafkaEnv.omit({ KAFKA_BROKERS: true });

/** How to reach the brokers that the environment names. Throws when it is described by half, or could not work. */
export const kafkaFrom = (
  env: z.output<typeof kafkaSettings>,
): Pick<KafkaConfig, 'ssl' | 'sasl' | 'replicationFactor' | 'minInSync'> => {
  const { KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = env;
  const { KAFKA_REPLICATION: copies, KAFKA_MIN_IN_SYNC: inSync } = env;
  refuse([
    (username === undefined) !== (password === undefined) &&
      'KAFKA_USERNAME and KAFKA_PASSWORD belong together',
    !env.KAFKA_TLS &&
      env.KAFKA_CA !== undefined &&
      'KAFKA_CA is there, but KAFKA_TLS is not true: nothing would be encrypted',
    !env.KAFKA_TLS &&
      username !== undefined &&
      env.KAFKA_MECHANISM === 'plain' &&
      'KAFKA_MECHANISM plain sends the password as it is: KAFKA_TLS must be true',
    // Brokers make such a topic, and then take nothing that is sent to it.
    copies !== undefined &&
      inSync !== undefined &&
      inSync > copies &&
      `KAFKA_MIN_IN_SYNC is ${inSync}, above KAFKA_REPLICATION (${copies}): nothing that is sent would count`,
  ]);
  return {
    ...(env.KAFKA_TLS && { ssl: env.KAFKA_CA === undefined ? true : { ca: env.KAFKA_CA } }),
    ...(username !== undefined &&
      password !== undefined && {
        sasl: { mechanism: env.KAFKA_MECHANISM, username, password },
      }),
    ...(copies !== undefined && { replicationFactor: copies }),
    ...(inSync !== undefined && { minInSync: inSync }),
  };
};

export const kafkaRule = envRule(kafkaSettings, kafkaFrom);

type WithData<T extends z.ZodObject> = z.output<T> & { readonly SEYIR_DATA: string };

/** The store that the environment describes, if any. Throws when it is described by half. */
const storeFrom = (env: z.output<typeof blobEnv>): S3Config | undefined => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  const { S3_PUBLIC_ENDPOINT: publicEndpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  if (endpoint === undefined) return undefined;
  if (accessKey === undefined || secretKey === undefined)
    throw new ConfigError('S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY');
  // The client makes another host of this one, the bucket's in its region, which pages may not fetch from.
  if (publicEndpoint !== undefined && new URL(publicEndpoint).hostname === 's3.amazonaws.com')
    throw new ConfigError(
      `S3_PUBLIC_ENDPOINT: name the host of the region, https://s3.${region}.amazonaws.com`,
    );
  return {
    ...{ endpoint, bucket, region, accessKey, secretKey },
    ...(publicEndpoint !== undefined && { publicEndpoint }),
  };
};

export const blobRule = envRule(blobEnv, storeFrom);

/**
 * The BlobStore that the environment describes. Throws when it is described by half. The store's client is loaded where
 * there is one: it is the largest of its kind, and a site of one process has none.
 */
export const blobStoreFrom = async (env: WithData<typeof blobEnv>): Promise<BlobStore> => {
  const store = storeFrom(env);
  if (store === undefined) return directoryBlobStore(`${env.SEYIR_DATA}/blobs`);
  const { s3BlobStore } = await import('../platform/s3-blob-store.js');
  return s3BlobStore(store);
};

/** The Mailer that the environment describes. */
export const mailerFrom = (env: WithData<typeof mailEnv>): Mailer =>
  env.SMTP_URL === undefined
    ? directoryMailer(`${env.SEYIR_DATA}/mails`, { from: env.MAIL_FROM })
    : smtpMailer({
        url: env.SMTP_URL,
        from: env.MAIL_FROM,
        requireTls: env.SMTP_REQUIRE_TLS,
        ...(env.SMTP_CA !== undefined && { ca: env.SMTP_CA }),
      });
