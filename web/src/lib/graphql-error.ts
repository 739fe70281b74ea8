import { CombinedGraphQLErrors } from '@apollo/client';

/** The gateway did not answer with GraphQL at all; `status` is 0 when it did not answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(readonly status: number) {
    super(`GraphQL door answered ${status}`);
  }
}

export interface ReadError {
  /** A code of the gateway's error table, `OFFLINE` where nobody answered, `INTERNAL` for all else. */
  code: string;
  /** Turkish and fit to be shown; empty where the server said none. */
  message: string;
  /** Turkish text by input field, with BAD_INPUT. */
  fields: Record<string, string>;
  /** Milliseconds until another try makes sense. */
  retryAfterMs?: number;
}

/** What a failed operation says, whichever way it failed. */
export function readError(error: unknown): ReadError {
  if (error instanceof TransportError && error.status === 0) {
    return { code: 'OFFLINE', message: '', fields: {} };
  }
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { code: 'INTERNAL', message: '', fields: {} };
  const { code, fields, retryAfterMs } = (first.extensions ?? {}) as Partial<ReadError>;
  return {
    code: code ?? 'INTERNAL',
    message: first.message,
    fields: fields ?? {},
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** Whether the gateway asks for a session that is not there. */
export const wantsSession = (code: unknown): boolean => code === 'NO_SESSION' || code === 'SESSION_ENDED';
