export * from './domain-error.js';
export * from './status.js';
export { errorTable, isErrorCode, type ErrorCode } from './table.js';
