import { DomainError } from '@seyir/kit';

/** Replaces use cases that the identity provider handles. SIGN_IN_ELSEWHERE. */
export const refusedByProvider = (): Promise<never> => Promise.reject(new DomainError('SIGN_IN_ELSEWHERE'));
