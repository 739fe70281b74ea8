import { DomainError } from '@seyir/kit';
import type { Members } from './ports.js';

/**
 * Whether a moderator may decide about a silence or a ban of a member with this standing: FORBIDDEN for an admin, and for other staff
 * unless an admin decides.
 */
export const assertMayRestrict = (
  moderator: { readonly roles: readonly string[] },
  standing: Awaited<ReturnType<Members['standing']>>,
): void => {
  if (standing === undefined || standing === 'member') return;
  if (standing === 'admin' || !moderator.roles.includes('admin'))
    throw new DomainError('FORBIDDEN', { reason: 'a member of staff' });
};
