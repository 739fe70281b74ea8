const DEEPEST_CAUSE = 5;

/** What of an error belongs into a log: no other properties, since those of a database error hold its row's values. */
export interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: ErrorFields;
}

export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: errorFields(error.cause, depth + 1) }),
  };
}
