import { DomainError } from '../errors/index.js';

/** PostgreSQL: connection lost, shutting down, starting up, no connection or memory or disk left. */
const AWAY = /^(?:08|53)[0-9A-Z]{3}$|^57P0[123]$/;

/** Of sockets and files. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT']);

/** What the driver and its pool say without a code. */
const DRIVER =
  /^(?:Query read timeout|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error)|Cannot use a pool after|QueryRunner already released|Driver not Connected)/i;

/**
 * True for an error that says nothing of the work itself: a database or a peer that does not answer, or has no room.
 * The work is to be tried again later as it is. False for what fails by its own content or size, such as a statement
 * that takes too long. It is decided by codes, and by the driver's own words where it has no code: an error that only
 * mentions a connection must not hold up everything behind it for ever.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DomainError) return isRefusal(error);
  const { code, driverError, message } = (error ?? {}) as {
    code?: unknown;
    driverError?: { code?: unknown; message?: unknown };
    message?: unknown;
  };
  const own = String(driverError?.code ?? code ?? '');
  if (AWAY.test(own) || UNREACHABLE.has(own)) return true;
  return own === '' && DRIVER.test(String(driverError?.message ?? message ?? ''));
};

/** A peer, or a database behind it, that could not do it now. */
const isRefusal = ({ code, details }: DomainError): boolean =>
  (code === 'TRY_AGAIN' || code === 'DEADLINE') && (details.cause === undefined || isOutage(details.cause));
