import { DomainError, toDomainError } from '../errors/index.js';

/** Statement or lock time-out and deadlock: the work was too much or in the way of other work, the database is there. */
const OWN_FAULT = new Set(['57014', '55P03', '40P01']);

/**
 * True for an error that says nothing of the work itself: a database or a peer that does not answer, or has no room.
 * The work is to be tried again later as it is. False for what fails by its own content or size.
 */
export const isOutage = (error: unknown): boolean => {
  const { code, details } = toDomainError(error);
  if (code !== 'TRY_AGAIN' && code !== 'DEADLINE') return false;
  const cause = error instanceof DomainError ? details.cause : error;
  return !OWN_FAULT.has(sqlState(cause));
};

const sqlState = (error: unknown): string => {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return String(driverError?.code ?? code ?? '');
};
