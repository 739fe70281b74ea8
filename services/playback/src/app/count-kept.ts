import { badInput, isId } from '@seyir/kit';
import type { KeptCount, RemovalStore } from './ports.js';

const MAX_IDS = 10_000;

/** How much is kept of members or about titles, episodes and placements. BAD_INPUT beyond 10,000 ids of both together. */
export const countKept =
  ({ removal }: { removal: RemovalStore }) =>
  async (memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> => {
    if (memberIds.length + subjectIds.length > MAX_IDS) throw badInput({ subjectIds: 'too_long' });
    return removal.count(memberIds.filter(isId), subjectIds.filter(isId));
  };
