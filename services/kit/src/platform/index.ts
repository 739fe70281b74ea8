export { altchaCaptcha, type AltchaOptions } from './altcha-captcha.js';
export { ConfigError, envRule, json, readEnv, refuse, type EnvRule } from './config.js';
export { makeFolder, openDataFolder } from './data-folder.js';
export { directoryBlobStore } from './directory-blob-store.js';
export { directoryMailer, type DirectoryMailerOptions } from './directory-mailer.js';
export { elapsed } from './elapsed.js';
export { embeddedDatabase } from './embedded-database.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.js';
export { startHealthServer, type HealthOptions, type HealthServer } from './health.js';
export { inProcessBus, type InProcessBus, type InProcessBusOptions } from './in-process-bus.js';
export { kafkaBus, type KafkaConfig, type KafkaTopic } from './kafka-bus.js';
export { checkPort, listening } from './listen.js';
export { replaceFile } from './files.js';
export { readKeptJson } from './kept-json.js';
export { lockInstance, type InstanceLock } from './postgres/instance-lock.js';
export { faultText, runUntilSignal, type OnClose, type ProcessLike } from './lifecycle.js';
export { memoryBroadcast } from './memory-broadcast.js';
export { memoryKeyValue } from './memory-key-value.js';
export { memoryLiveChannel } from './memory-live-channel.js';
export { metric } from './metric.js';
export { createMetrics } from './metrics.js';
export { noCaptcha } from './no-captcha.js';
export type { RedisConfig } from './redis/config.js';
export { redisHealth, type RedisHealth } from './redis/health.js';
export { redisBroadcast } from './redis-broadcast.js';
export { redisKeyValue } from './redis-key-value.js';
export { redisLiveChannel } from './redis-live-channel.js';
export { smtpMailer, type SmtpConfig } from './smtp-mailer.js';
export { describeSpan, openSpan, type OpenSpan } from './span.js';
export { systemClock } from './system-clock.js';
export { systemIds } from './system-ids.js';
export { takeLeave } from './take-leave.js';
export { startTracing, tracingEnv } from './tracing.js';
export { trustAuthorities, trustEnv } from './trust.js';
