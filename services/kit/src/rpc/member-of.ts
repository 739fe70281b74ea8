import { DomainError } from '../errors/index.js';
import type { Call } from './call.js';

/**
 * The id of the calling member. NO_SESSION for a visitor; the permission table admits visitors to no call that needs a member.
 */
export const memberOf = ({ viewer: { memberId } }: Call): string => {
  if (memberId === undefined) throw new DomainError('NO_SESSION');
  return memberId;
};
