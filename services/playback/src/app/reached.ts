import { badInput, uniqueIds, type Clock } from '@seyir/kit';
import { hasReached, type Scope } from '../domain/spoiler-rule.js';
import type { ProgressStore } from './ports.js';

const MAX_SCOPES = 500;

/**
 * Whether a member's progress has reached each scope, in the given order, by the rule of `hasReached`. One query for
 * any number of scopes; BAD_INPUT beyond 500.
 */
export const reached =
  ({ progresses, clock }: { progresses: ProgressStore; clock: Clock }) =>
  async (memberId: string, scopes: readonly Scope[]): Promise<boolean[]> => {
    if (scopes.length > MAX_SCOPES) throw badInput({ scopes: 'too_long' });
    if (scopes.length === 0) return [];
    const titleIds = uniqueIds(scopes.map(({ titleId }) => titleId));
    const ways = await progresses.ways(memberId, titleIds, clock.now());
    return scopes.map((scope) => hasReached(scope, ways.get(scope.titleId)));
  };
