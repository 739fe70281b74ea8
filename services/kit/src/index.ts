export * from './errors/index.js';
export * from './events/index.js';
export * from './lists/index.js';
export * from './platform/index.js';
export type * from './ports/index.js';
export * from './rpc/index.js';
export * from './service/index.js';
export * from './store/index.js';
export * from './text/index.js';
