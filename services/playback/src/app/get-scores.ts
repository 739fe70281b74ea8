import { badInput, isId } from '@seyir/kit';
import type { TitleScore } from '../domain/score.js';
import type { ScoreStore } from './ports.js';

const MAX_IDS = 200;

/** The scores of titles from all members, in the given order. Unknown titles have none. BAD_INPUT beyond 200. */
export const getScores =
  ({ scores }: { scores: ScoreStore }) =>
  async (titleIds: readonly string[]): Promise<TitleScore[]> => {
    if (titleIds.length > MAX_IDS) throw badInput({ titleIds: 'too_long' });
    const valid = titleIds.filter(isId);
    const found = valid.length > 0 ? await scores.of(valid) : [];
    const byId = new Map(valid.map((id, place) => [id, found[place]]));
    return titleIds.map((id) => byId.get(id) ?? { mean: 0, count: 0 });
  };
