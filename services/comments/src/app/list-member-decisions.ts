import { isId } from '@seyir/kit';
import type { Case } from '../domain/report.js';
import type { CaseStore } from './ports.js';

const MOST = 50;

/**
 * The closed cases in which something was decided against a member, the last one first, for moderators. None of the moderator's own: the
 * notes are for others.
 */
export const listMemberDecisions =
  ({ cases }: { readonly cases: Pick<CaseStore, 'against'> }) =>
  async (moderatorId: string, memberId: string): Promise<readonly Case[]> =>
    isId(memberId) && memberId !== moderatorId ? cases.against(memberId, MOST) : [];
