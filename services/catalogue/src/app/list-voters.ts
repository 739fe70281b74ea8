import { badInput, FIRST_ID, isId } from '@seyir/kit';
import type { RequestStore } from './request-ports.js';

const MOST = 1_000;

/** The members with a vote on a request, in the order of ids, after a given id. BAD_INPUT if that id is invalid. */
export const listVoters =
  ({ requests }: { readonly requests: RequestStore }) =>
  async (id: string, after: string, limit: number): Promise<string[]> => {
    if (after !== '' && !isId(after)) throw badInput({ after: 'invalid' });
    return isId(id) ? requests.voters(id, after || FIRST_ID, Math.min(limit || MOST, MOST)) : [];
  };
