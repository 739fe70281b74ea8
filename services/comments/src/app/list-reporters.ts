import { badInput, FIRST_ID, isId } from '@seyir/kit';
import type { CaseStore } from './ports.js';

const MOST = 1_000;

/** The members who reported in a case, in the order of ids, after a given id. BAD_INPUT if that id is invalid. */
export const listReporters =
  ({ cases }: { readonly cases: CaseStore }) =>
  async (caseId: string, after: string, limit: number): Promise<string[]> => {
    if (after !== '' && !isId(after)) throw badInput({ after: 'invalid' });
    return isId(caseId) ? cases.reporters(caseId, after || FIRST_ID, Math.min(limit || MOST, MOST)) : [];
  };
