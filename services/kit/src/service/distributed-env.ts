import { z } from 'zod';
import { tracingEnv } from '../tracing/tracing.js';
import { trustEnv } from '../tls/trust.js';
import { callerEnv, callerRules } from './caller.js';
import {
  blobEnv,
  blobRule,
  databaseEnv,
  databaseRule,
  kafkaEnv,
  kafkaRule,
  keyEnv,
  mailEnv,
  redisEnv,
  redisRule,
} from './environment.js';

const MOST_PORT = 65_535;

/** Environment of every process of the fleet. */
export const distributedEnv = z.object({
  /** Address of the interface on which this service serves calls. */
  BIND: z.string().default('127.0.0.1'),
  GRPC_PORT: z.coerce.number().int().positive().max(MOST_PORT),
  /** Port of liveness, readiness and metrics. */
  HEALTH_PORT: z.coerce.number().int().nonnegative().max(MOST_PORT),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  MIGRATE: z.stringbool().default(true),
  /** Directory for images and media without S3_ENDPOINT, and for mails without SMTP_URL. */
  SEYIR_DATA: z.string().default('./var'),
  ...databaseEnv.shape,
  ...keyEnv.shape,
  ...callerEnv.shape,
  /** Empty by default: some services call no other. */
  PEERS: callerEnv.shape.PEERS.default({}),
  ...redisEnv.shape,
  ...kafkaEnv.shape,
  ...blobEnv.shape,
  ...mailEnv.shape,
  ...tracingEnv.shape,
  ...trustEnv.shape,
});

/** The checks of `distributedPlatform`, for an early report of all faults. */
export const distributedRules = [databaseRule, redisRule, kafkaRule, blobRule, ...callerRules];

export type DistributedConfig = z.infer<typeof distributedEnv>;
