export { callerEnv, callerFrom, callerRules } from './caller.js';
export * from './create-service.js';
export { distributedEnv, distributedPlatform, type DistributedConfig } from './distributed-platform.js';
export { embeddedPlatforms, type EmbeddedPlatforms } from './embedded-platforms.js';
export { blobEnv, blobRule, blobStoreFrom, redisFrom, redisRule } from './environment.js';
export { inProcessPlatforms, type InProcessPlatforms, type SharedAdapters } from './in-process-platforms.js';
export type { Platform } from './platform.js';
export { runService } from './run-service.js';
