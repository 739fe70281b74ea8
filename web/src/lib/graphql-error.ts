import { CombinedGraphQLErrors } from '@apollo/client';
import { libTexts } from './texts.js';

/** The gateway gave no GraphQL answer; `status` is 0 without any answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(readonly status: number) {
    super(`GraphQL answered ${status}`);
  }
}

/** A mutation was not sent, because the page has another viewer by now. */
export class ViewerChanged extends Error {
  override readonly name = 'ViewerChanged';
}

export interface ReadError {
  /**
   * A code of the gateway's error table; `OFFLINE` without an answer, `VIEWER_CHANGED` for a mutation that was not sent,
   * `INTERNAL` for all else.
   */
  code: string;
  /** Turkish text for the user; empty if the server sent none. */
  message: string;
  /** Turkish texts by input field, with BAD_INPUT. */
  fields: Record<string, string>;
  /** Milliseconds until a retry makes sense. */
  retryAfterMs?: number;
}

/** Converts any failure of an operation to code, message and fields. */
export function readError(error: unknown): ReadError {
  if (error instanceof TransportError && error.status === 0) {
    return { code: 'OFFLINE', message: '', fields: {} };
  }
  if (error instanceof ViewerChanged) {
    return { code: 'VIEWER_CHANGED', message: libTexts.viewerChanged, fields: {} };
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

const AWAY: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Whether the site could not be reached, or a proxy answered in its place. Then the page itself is not at fault. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof TransportError && AWAY.has(error.status);

/** Whether the error means that a session is missing. */
export const wantsSession = (code: unknown): boolean => code === 'NO_SESSION' || code === 'SESSION_ENDED';
