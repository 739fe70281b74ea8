import { DomainError } from '../errors/index.js';

/** PostgreSQL: connection lost, shutting down, starting up, or no connection, memory or disk left. */
const AWAY = /^(?:08|53)[0-9A-Z]{3}$|^57P0[123]$/;

/** PostgreSQL ended a transaction that took too long; the work's own size is the cause. */
const TOO_LONG = /^25P0[34]$/;

/** Error codes of sockets and files. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT']);

/** Messages of the driver and its pool without a code. */
const DRIVER =
  /^(?:Query read timeout|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error)|Cannot use a pool after|Query runner already released|Driver not Connected)/i;

/**
 * True for an error that is not caused by the work itself: a database or a peer does not answer, or has no resources. The work
 * should be retried unchanged. False for a failure by content or size, such as a statement that takes too long. The decision uses
 * codes, and the driver's messages only where it gives no code: an error whose text merely mentions a connection must not block
 * the queue for ever.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DomainError) return isRefusal(error);
  const { code, driverError, message, severity } = (error ?? {}) as {
    code?: unknown;
    driverError?: { code?: unknown; message?: unknown; severity?: unknown };
    message?: unknown;
    severity?: unknown;
  };
  const own = String(driverError?.code ?? code ?? '');
  if (AWAY.test(own) || UNREACHABLE.has(own)) return true;
  // Errors that end or refuse a connection are not caused by a statement.
  if ((driverError?.severity ?? severity) === 'FATAL') return !TOO_LONG.test(own);
  return own === '' && DRIVER.test(String(driverError?.message ?? message ?? ''));
};

/** True if PostgreSQL gave up waiting for a lock that another transaction holds: lock timeout, deadlock. */
export const isRowHeld = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(String((error as { code?: unknown } | null)?.code));

/** A peer, or a database behind it, was unavailable. */
const isRefusal = ({ code, details }: DomainError): boolean =>
  (code === 'TRY_AGAIN' || code === 'DEADLINE') && (details.cause === undefined || isOutage(details.cause));
