import { z } from 'zod';
import { authority } from '../tls/authority.js';
import { ConfigError, envRule, faultsOf, json, refuse } from '../process/config.js';
import { checkTls, type GrpcTls } from '../rpc/grpc-tls.js';
import { isCallerKey, isSigningKey } from '../rpc/keys.js';
import { directoryBlobStore } from '../blobs/directory-blob-store.js';
import { directoryMailer } from '../mail/directory-mailer.js';
import type { KafkaConfig } from '../bus/kafka-bus.js';
import { clientOptions } from '../postgres/client-options.js';
import { redisAddress } from '../redis/address.js';
import type { RedisConfig } from '../redis/config.js';
import type { S3Config } from '../blobs/s3-blob-store.js';
import { smtpMailer } from '../mail/smtp-mailer.js';
import type { BlobStore } from '../ports/blob-store.js';
import type { DatabaseAddress } from '../ports/database.js';
import type { Mailer } from '../ports/mailer.js';

const ADDRESS = /^(\[[^\]]+\]|[^\s:/@]+):\d+$/;

/** `host:port,host:port`; an IPv6 address needs brackets. */
export const addresses = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => list.every((one) => ADDRESS.test(one)), {
    error: 'expected host:port,host:port',
    abort: true,
  });

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected http://host:port or https://host:port' });

/** Where images and media are stored: in an S3 store, or in a directory that all processes share. */
export const blobEnv = z.object({
  /** `https://s3.example:9000` */
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().default('seyir'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** The store's address for browsers; without it the gateway streams. */
  S3_PUBLIC_ENDPOINT: httpAddress.optional(),
});

const callerKey = z
  .string()
  .refine(
    isCallerKey,
    'expected Ed25519 public keys as PEM (-----BEGIN PUBLIC KEY-----), with their line breaks',
  );

/** The process's own signing key, and the public keys that it accepts. */
export const keyEnv = z.object({
  SIGNING_KEY: z
    .string()
    .refine(
      isSigningKey,
      'expected an Ed25519 private key as PKCS#8 PEM (-----BEGIN PRIVATE KEY-----), with its line breaks',
    ),
  /** `{"gateway":"SPKI PEM"}`, or a list while a key is being replaced. */
  CALLER_KEYS: json(z.record(z.string(), z.union([callerKey, z.array(callerKey)]))).default({}),
});

/** TLS for calls between processes: all three variables, in every process of a site. */
export const grpcEnv = z.object({
  /** PEM of this process's certificate with its chain; it must name the host that other processes call. */
  GRPC_CERT: z.string().optional(),
  /** PEM of the certificate's key. */
  GRPC_KEY: z.string().optional(),
  /** PEM of the authority of all processes' certificates. */
  GRPC_CA: authority.optional(),
});

/** The TLS settings of calls; undefined: no TLS. Throws if they are incomplete or invalid. */
export const grpcTlsFrom = (env: z.output<typeof grpcEnv>): GrpcTls | undefined => {
  const { GRPC_CERT: cert, GRPC_KEY: key, GRPC_CA: ca } = env;
  if (cert === undefined && key === undefined && ca === undefined) return undefined;
  if (cert === undefined || key === undefined || ca === undefined)
    throw new ConfigError('GRPC_CERT, GRPC_KEY and GRPC_CA belong together: with one of them all are needed');
  checkTls({ cert, key, ca });
  return { cert, key, ca };
};

export const grpcRule = envRule(grpcEnv, grpcTlsFrom);

/** How mails are sent: by a server, or into a directory of .eml files. */
export const mailEnv = z.object({
  /** `smtp://user:password@host:587`, `smtps://…` */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('seyir@localhost'),
  SMTP_REQUIRE_TLS: z.stringbool().default(true),
  /** PEM of the authority of the server's certificate. */
  SMTP_CA: authority.optional(),
});

/** The service's own database; the gateway and web have none. */
export const databaseEnv = z.object({
  /** `postgres://role:password@host:port/database` */
  DATABASE_URL: z.string(),
  /** Address of the server itself, if DATABASE_URL is a transaction pooler: `postgres://role:password@host:port/database` */
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_TLS: z.stringbool().default(false),
  /** PEM of the authority of the server's certificate. */
  DATABASE_CA: authority.optional(),
});

/** The database address of the environment. Throws if it is incomplete or has an unsupported setting. */
export const databaseFrom = (env: z.output<typeof databaseEnv>): DatabaseAddress => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_TLS: encrypted, DATABASE_CA: ca } = env;
  const tls = encrypted ? { tls: ca === undefined ? {} : { ca } } : {};
  const faults = [
    ...faultsOf(() => clientOptions({ url, ...tls })),
    ...(direct === undefined
      ? []
      : faultsOf(() => clientOptions({ url: direct, ...tls }, 'DATABASE_DIRECT_URL'))),
    !encrypted &&
      ca !== undefined &&
      'DATABASE_CA is set, but DATABASE_TLS is not true: the connection would not be encrypted',
  ];
  refuse(faults);
  if (direct === undefined) return encrypted ? { url, ...tls } : url;
  refuse([
    clientOptions(url).user !== clientOptions(direct).user &&
      'DATABASE_DIRECT_URL names another role than DATABASE_URL: use the same role, because it has the time limits of statements',
  ]);
  return { url, ...tls, direct };
};

export const databaseRule = envRule(databaseEnv, databaseFrom);

/** Caches, counters and wakes. */
export const redisEnv = z.object({
  /**
   * `redis://user:password@host:port/database`, `rediss://…` with TLS; for sentinels
   * `redis+sentinel://user:password@host:port,host:port/name/database`, `rediss+sentinel://…` with TLS.
   */
  REDIS_URL: redisAddress,
  /** Password of the sentinels themselves, if they need one. */
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  /** PEM of the authority of the server's certificate. */
  REDIS_CA: authority.optional(),
});

/** The Redis settings of the environment. Throws if they are incomplete. */
export const redisFrom = (env: z.output<typeof redisEnv>): RedisConfig => {
  const { REDIS_URL: url, REDIS_CA: ca, REDIS_SENTINEL_PASSWORD: sentinelPassword } = env;
  if (ca !== undefined && url.startsWith('redis:'))
    throw new ConfigError(
      'REDIS_CA is set, but REDIS_URL is not rediss://…: the connection would not be encrypted',
    );
  return {
    url,
    ...(ca !== undefined && { ca }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
  };
};

export const redisRule = envRule(redisEnv, redisFrom);

/** The Kafka brokers. */
export const kafkaEnv = z.object({
  KAFKA_BROKERS: addresses,
  KAFKA_TLS: z.stringbool().default(false),
  /** PEM of the authority of the brokers' certificates. */
  KAFKA_CA: authority.optional(),
  KAFKA_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('scram-sha-512'),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  /** Replicas of each partition of a new topic, and how many must store a message before it counts as sent. */
  KAFKA_REPLICATION: z.coerce.number().int().positive().optional(),
  KAFKA_MIN_IN_SYNC: z.coerce.number().int().positive().optional(),
});

const kafkaSettings = kafkaEnv.omit({ KAFKA_BROKERS: true });

/** The Kafka settings of the environment. Throws if they are incomplete or contradictory. */
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
      'KAFKA_CA is set, but KAFKA_TLS is not true: the connection would not be encrypted',
    !env.KAFKA_TLS &&
      username !== undefined &&
      env.KAFKA_MECHANISM === 'plain' &&
      'KAFKA_MECHANISM plain sends the password as it is: KAFKA_TLS must be true',
    // A broker would create such a topic and then refuse every message for it.
    copies !== undefined &&
      inSync !== undefined &&
      inSync > copies &&
      `KAFKA_MIN_IN_SYNC is ${inSync}, above KAFKA_REPLICATION (${copies}): brokers would refuse every message`,
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

/** The S3 settings of the environment, if any. Throws if they are incomplete. */
const storeFrom = (env: z.output<typeof blobEnv>): S3Config | undefined => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  const { S3_PUBLIC_ENDPOINT: publicEndpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  if (endpoint === undefined) return undefined;
  if (accessKey === undefined || secretKey === undefined)
    throw new ConfigError('S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY');
  // For this host the S3 client uses the bucket's regional host instead, and the Content-Security-Policy does not allow that one.
  if (publicEndpoint !== undefined && new URL(publicEndpoint).hostname === 's3.amazonaws.com')
    throw new ConfigError(
      `S3_PUBLIC_ENDPOINT: name the host of the region, https://s3.${region}.amazonaws.com`,
    );
  return {
    endpoint,
    bucket,
    region,
    accessKey,
    secretKey,
    ...(publicEndpoint !== undefined && { publicEndpoint }),
  };
};

export const blobRule = envRule(blobEnv, storeFrom);

/**
 * Creates the BlobStore of the environment. Throws if the settings are incomplete. It loads the S3 client only if an S3 store is
 * set: the client is large, and a site in one process does not need it.
 */
export const blobStoreFrom = async (env: WithData<typeof blobEnv>): Promise<BlobStore> => {
  const store = storeFrom(env);
  if (store === undefined) return directoryBlobStore(`${env.SEYIR_DATA}/blobs`);
  const { s3BlobStore } = await import('../blobs/s3-blob-store.js');
  return s3BlobStore(store);
};

/** Creates the Mailer of the environment. */
export const mailerFrom = (env: WithData<typeof mailEnv>): Mailer =>
  env.SMTP_URL === undefined
    ? directoryMailer(`${env.SEYIR_DATA}/mails`, { from: env.MAIL_FROM })
    : smtpMailer({
        url: env.SMTP_URL,
        from: env.MAIL_FROM,
        requireTls: env.SMTP_REQUIRE_TLS,
        ...(env.SMTP_CA !== undefined && { ca: env.SMTP_CA }),
      });
