import type { ErrorCode } from './table.js';

/** What is wrong with one field of an input; the gateway has a Turkish text for each. */
export type FieldProblem =
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'invalid'
  | 'taken'
  | 'reserved'
  | 'foreign'
  | 'mismatch'
  | 'guessable'
  | 'wrong';

export interface ErrorDetails {
  /** Problems by the input's field name. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** With SLOW_DOWN and TRY_AGAIN: when another try makes sense. */
  readonly retryAfterMs?: number;
  /** For logs only; never leaves the gateway. */
  readonly reason?: string;
  readonly cause?: unknown;
}

/** An expected failure, by its code in the error table. Everything else that is thrown becomes INTERNAL. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(
      details.reason ? `${code}: ${details.reason}` : code,
      details.cause === undefined ? {} : { cause: details.cause },
    );
  }
}

/** BAD_INPUT with the problems by field. */
export const badInput = (fields: Record<string, FieldProblem>): DomainError =>
  new DomainError('BAD_INPUT', { fields });

export const notFound = (reason: string): DomainError => new DomainError('NOT_FOUND', { reason });
