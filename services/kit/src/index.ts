export * from './errors/index.js';
export * from './events/index.js';
export type * from './ports/index.js';
export * from './rpc/index.js';
export * from './service/create-service.js';
export type { Platform } from './service/platform.js';
export * from './store/index.js';
