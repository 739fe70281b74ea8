import { toDomainError, type ErrorCode } from '@seyir/kit/stateless';

const outages: ReadonlySet<ErrorCode> = new Set(['TRY_AGAIN', 'DEADLINE', 'INTERNAL', 'SLOW_DOWN']);

/** Whether the owner did not answer, as against an answer that says no. */
export const isOutage = (error: unknown): boolean => outages.has(toDomainError(error).code);
