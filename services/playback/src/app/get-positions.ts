import { badInput, uniqueIds } from '@seyir/kit';
import type { Position } from '../domain/position.js';
import type { PositionStore } from './ports.js';

const MAX_IDS = 200;

/**
 * The member's positions in these episodes: kept ones, and those of watched episodes, with 0 for an episode that was
 * only marked. BAD_INPUT beyond 200 ids.
 */
export const getPositions =
  ({ positions }: { positions: PositionStore }) =>
  async (memberId: string, episodeIds: readonly string[]): Promise<Position[]> => {
    if (episodeIds.length > MAX_IDS) throw badInput({ episodeIds: 'too_long' });
    return (await positions.find(memberId, uniqueIds(episodeIds))).filter(
      ({ kept, watched }) => kept || watched,
    );
  };
