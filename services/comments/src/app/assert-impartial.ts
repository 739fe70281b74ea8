import { DomainError } from '@seyir/kit';
import type { Case } from '../domain/report.js';

/** FORBIDDEN for a moderator if the case is about that moderator: the reports name the members who reported. */
export const assertImpartial = (
  moderatorId: string,
  { target, subjectId }: Pick<Case, 'target' | 'subjectId'>,
): void => {
  if (subjectId === moderatorId || (target.type === 'user' && target.id === moderatorId))
    throw new DomainError('FORBIDDEN', { reason: 'a case about the moderator' });
};
