// Exports for processes without a database of their own; it loads no TypeORM and no NestJS.
export * from './errors/index.js';
export { MOST_SKIPPED } from './lists/keyset.js';
export * from './platform.js';
export type * from './ports/index.js';
export * from './rpc/calling.js';
export { callerEnv, callerFrom, callerRules } from './service/caller.js';
export { distributedEnv } from './service/distributed-env.js';
export { blobEnv, blobRule, blobStoreFrom, redisFrom, redisRule } from './service/environment.js';
export { createLogger, type LoggerOptions } from './service/logger.js';
export * from './text/index.js';
