import { badInput } from '@seyir/kit';
import type { FollowStore, Suggestion } from './ports.js';

const MOST = 20;

/** Members whom a member might follow, those with the most in common first. BAD_INPUT for a limit other than 1 to 20. */
export const suggestFollows =
  ({ follows }: { readonly follows: FollowStore }) =>
  async (memberId: string, limit: number): Promise<Suggestion[]> => {
    if (limit < 1 || limit > MOST) throw badInput({ limit: 'invalid' });
    return follows.suggest(memberId, limit);
  };
