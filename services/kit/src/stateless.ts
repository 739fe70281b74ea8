// What a process uses that keeps no database of its own, without what loads TypeORM.
export * from './errors/index.js';
export * from './platform/index.js';
export type * from './ports/index.js';
export * from './rpc/index.js';
export { callerEnv, callerFrom, callerRules } from './service/caller.js';
export { distributedEnv } from './service/distributed-platform.js';
export { blobEnv, blobRule, blobStoreFrom, redisFrom, redisRule } from './service/environment.js';
export * from './text/index.js';
