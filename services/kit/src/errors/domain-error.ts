import type { ErrorCode } from './table.js';

/** The problem of one input field; the gateway has a Turkish text for each value. */
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
  | 'wrong'
  | 'too_far'
  | 'too_many';

/** Why and until when a member is silenced or banned. */
export interface SanctionDetails {
  /** Number of the contract's `Violation`; the gateway has a Turkish text for each. */
  readonly violation: number;
  /** Milliseconds since 1970; undefined: without an end. */
  readonly until?: number;
}

export interface ErrorDetails {
  /** Problems by the input's field name. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** With SLOW_DOWN and TRY_AGAIN: how long to wait before a retry. */
  readonly retryAfterMs?: number;
  /** With SILENCED and BANNED. */
  readonly sanction?: SanctionDetails;
  /** For logs only; never leaves the gateway. */
  readonly reason?: string;
  readonly cause?: unknown;
}

/** An expected failure, identified by its code in the error table. Every other thrown value becomes INTERNAL. */
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
