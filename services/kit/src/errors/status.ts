import { Metadata, type StatusObject } from '@grpc/grpc-js';
import { DomainError, type FieldProblem, type SanctionDetails } from './domain-error.js';
import { errorTable, isErrorCode, type ErrorCode } from './table.js';

const HEADER = 'seyir-error-bin';

interface Wire {
  readonly code: ErrorCode;
  readonly fields?: Record<string, FieldProblem>;
  readonly retryAfterMs?: number;
  readonly sanction?: SanctionDetails;
}

/** Error codes of a full disk or quota, of PostgreSQL or of our own files. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** PostgreSQL's error classes for missing resources (disk, memory, connections) and for errors of its files. */
const lacking = /^5[38][0-9A-Z]{3}$/;

const unavailable = new Set([
  ...full,
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shutting down, starting up, crash, statement or lock timeout, deadlock.
  '40P01',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '08006',
  '08001',
  '08003',
]);

// Values that no column can hold: text with a zero byte or a lone surrogate, a number outside its type's range.
const unfit = new Set(['22021', '22P05', '22003']);

// Driver messages that come without a code; the last one appears when a connection is lost during a transaction.
const unreachable = /timeout|terminated|Connection|not yet accepting|recovery mode|already released/i;

const codeOf = (thrown: unknown): string => {
  const error = thrown as { code?: unknown; driverError?: { code?: unknown } } | null;
  return String(error?.driverError?.code ?? error?.code ?? '');
};

/** True if `thrown`, or one of its causes, is the error of a full disk or quota. */
export const isDiskFull = (thrown: unknown): boolean => {
  for (let error = thrown, depth = 0; error && depth < 5; depth++) {
    if (full.has(codeOf(error))) return true;
    error = (error as { cause?: unknown }).cause;
  }
  return false;
};

/** Converts any thrown value into a DomainError: TRY_AGAIN if a database, network or disk is unavailable, INTERNAL if unknown. */
export const toDomainError = (thrown: unknown): DomainError => {
  if (thrown instanceof DomainError) return thrown;
  const code = codeOf(thrown);
  const message = String((thrown as { message?: unknown } | null)?.message ?? thrown);
  if (unavailable.has(code) || lacking.test(code) || unreachable.test(message))
    return new DomainError('TRY_AGAIN', { reason: message, retryAfterMs: 1000, cause: thrown });
  if (code === '23505') return new DomainError('CONFLICT', { reason: message, cause: thrown });
  // 22P02: the text is not a UUID but an id is expected, so no such row can exist.
  if (code === '22P02') return new DomainError('NOT_FOUND', { reason: message, cause: thrown });
  if (unfit.has(code)) return new DomainError('BAD_INPUT', { reason: message, cause: thrown });
  return new DomainError('INTERNAL', { reason: message, cause: thrown });
};

/**
 * Converts an error to a status for gRPC and for the in-process transport: status from the table, code and details in a header.
 */
export const toStatus = (error: DomainError): Partial<StatusObject> & { metadata: Metadata } => {
  const metadata = new Metadata();
  const { fields, retryAfterMs, sanction } = error.details;
  const wire: Wire = {
    code: error.code,
    ...(fields && { fields }),
    ...(retryAfterMs && { retryAfterMs }),
    ...(sanction && { sanction }),
  };
  metadata.set(HEADER, Buffer.from(JSON.stringify(wire)));
  return { code: errorTable[error.code].grpc, details: error.code, metadata };
};

/** Reads the DomainError from a status. A status of the transport itself (no peer, deadline) becomes TRY_AGAIN or DEADLINE. */
export const fromStatus = (status: {
  code?: number;
  details?: string;
  metadata?: Metadata | undefined;
}): DomainError => {
  const raw = status.metadata?.get(HEADER)[0];
  if (raw !== undefined) {
    const { code, ...details } = JSON.parse(raw.toString()) as Wire;
    if (isErrorCode(code)) return new DomainError(code, details);
  }
  const reason = status.details ?? 'no details';
  switch (status.code) {
    case 4:
    case 1:
      return new DomainError('DEADLINE', { reason });
    case 8:
    case 14:
      return new DomainError('TRY_AGAIN', { reason, retryAfterMs: 1000 });
    default:
      return new DomainError('INTERNAL', { reason });
  }
};
