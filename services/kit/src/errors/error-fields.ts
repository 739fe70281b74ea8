import { types } from 'node:util';
import { errorCode } from './error-code.js';

const DEEPEST_CAUSE = 5;

/** The fields of an error for the log. Other properties are left out, because a database error holds values of its row. */
export interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: ErrorFields;
}

export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!types.isNativeError(error)) return { type: typeof error, message: String(error) };
  const code = errorCode(error);
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: errorFields(error.cause, depth + 1) }),
  };
}
