import { toDomainError, type ErrorCode } from '@seyir/kit/stateless';

const outages: ReadonlySet<ErrorCode> = new Set(['TRY_AGAIN', 'DEADLINE', 'INTERNAL', 'SLOW_DOWN']);

/** True if the owner did not answer, as opposed to an answer with an error. */
export const isOutage = (error: unknown): boolean => outages.has(toDomainError(error).code);
