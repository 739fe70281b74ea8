export { altchaCaptcha, type AltchaOptions } from './captcha/altcha-captcha.js';
export { ConfigError, envRule, json, readEnv, refuse, type EnvRule } from './process/config.js';
export { makeFolder, openDataFolder } from './files/data-folder.js';
export { directoryBlobStore } from './blobs/directory-blob-store.js';
export { directoryMailer, type DirectoryMailerOptions } from './mail/directory-mailer.js';
export { elapsed } from './time/elapsed.js';
export { embeddedDatabase } from './postgres/embedded-database.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './postgres/embedded-postgres.js';
export { giveBackIdleMemory } from './process/idle-memory.js';
export { startHealthServer, type HealthOptions, type HealthServer } from './process/health.js';
export { inProcessBus, type InProcessBus, type InProcessBusOptions } from './bus/in-process-bus.js';
export { kafkaBus, type KafkaConfig, type KafkaTopic } from './bus/kafka-bus.js';
export { checkPort, listening } from './process/listen.js';
export { replaceFile } from './files/files.js';
export { readKeptJson } from './files/kept-json.js';
export { lockInstance, type InstanceLock } from './postgres/instance-lock.js';
export { faultText, runUntilSignal, type OnClose, type ProcessLike } from './process/lifecycle.js';
export { memoryBroadcast } from './broadcast/memory-broadcast.js';
export { memoryKeyValue } from './key-value/memory-key-value.js';
export { memoryLiveChannel } from './live/memory-live-channel.js';
export { metric } from './metrics/metric.js';
export { createMetrics } from './metrics/metrics.js';
export { noCaptcha } from './captcha/no-captcha.js';
export type { RedisConfig } from './redis/config.js';
export { redisHealth, type RedisHealth } from './redis/health.js';
export { redisBroadcast } from './broadcast/redis-broadcast.js';
export { redisKeyValue } from './key-value/redis-key-value.js';
export { redisLiveChannel } from './live/redis-live-channel.js';
export { smtpMailer, type SmtpConfig } from './mail/smtp-mailer.js';
export { describeSpan, openSpan, type OpenSpan } from './tracing/span.js';
export { systemClock } from './time/system-clock.js';
export { systemIds } from './time/system-ids.js';
export { takeLeave } from './process/take-leave.js';
export { startTracing, tracingEnv } from './tracing/tracing.js';
export { trustAuthorities, trustEnv } from './tls/trust.js';
export { withDeadline } from './time/deadline.js';
