import { inRounds, positionKey, type NewPosition } from '../domain/position.js';
import type { MergedPosition, PositionStore } from './ports.js';

/**
 * Merges reports with the stored positions, also several of one member and episode. Returns each changed position
 * once, in its new state.
 */
export const mergePositions = async (
  positions: PositionStore,
  reports: readonly NewPosition[],
): Promise<MergedPosition[]> => {
  const merged = new Map<string, MergedPosition>();
  for (const round of inRounds(reports))
    for (const one of await positions.merge(round)) {
      const key = positionKey(one.position);
      merged.set(key, { ...one, created: one.created || merged.get(key)?.created === true });
    }
  return [...merged.values()];
};
