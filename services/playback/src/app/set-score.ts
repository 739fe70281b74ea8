import { badInput, notFound } from '@seyir/kit';
import { isScore, withScore, type TitleScore } from '../domain/score.js';
import type { ChangeEntry, TitleState } from './change-entry.js';
import type { ScoreStore, Transaction } from './ports.js';

interface Deps {
  readonly changeEntry: ChangeEntry;
  readonly scores: ScoreStore;
  readonly transaction: Transaction;
}

/** A title in a member's library, and what all members think of it. */
export interface ScoredTitle extends TitleState {
  readonly title: TitleScore;
}

/**
 * Sets a member's score of a title, 1 to 10; 0 takes it back (product-rules, Score). The counts and the event follow
 * in the same transaction; the same score again changes nothing. BAD_INPUT for another score; NOT_FOUND for an unknown
 * title, and for scoring a removed one.
 */
export const setScore =
  ({ changeEntry, scores, transaction }: Deps) =>
  async (memberId: string, titleId: string, given: number): Promise<ScoredTitle> => {
    if (given !== 0 && !isScore(given)) throw badInput({ score: 'invalid' });
    const score = given || undefined;
    return transaction.run(async () => {
      const state = await changeEntry(memberId, titleId, (before, title, now) => {
        if (score !== undefined && title.removed) throw notFound('the title was removed');
        return withScore(before, score, now);
      });
      const [all] = await scores.of([titleId]);
      return { ...state, title: all ?? { mean: 0, count: 0 } };
    });
  };
