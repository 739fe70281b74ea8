import { inRounds, positionKey, type NewStanding } from '../domain/position.js';
import type { Merged, PositionStore } from './ports.js';

/**
 * Merges standings with the stored positions, also several of one member and episode. Returns each changed position
 * once, in its new state.
 */
export const mergeStandings = async (
  positions: PositionStore,
  standings: readonly NewStanding[],
): Promise<Merged[]> => {
  const merged = new Map<string, Merged>();
  for (const round of inRounds(standings))
    for (const one of await positions.merge(round)) {
      const key = positionKey(one.position);
      merged.set(key, { ...one, created: one.created || merged.get(key)?.created === true });
    }
  return [...merged.values()];
};
