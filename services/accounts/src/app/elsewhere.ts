import { DomainError } from '@seyir/kit';

/** Of what an identity provider keeps, nothing is done here. SIGN_IN_ELSEWHERE. */
export const elsewhere = (): Promise<never> => Promise.reject(new DomainError('SIGN_IN_ELSEWHERE'));
