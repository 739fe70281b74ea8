import { badInput, isId, notFound, type Clock } from '@seyir/kit';
import { isScore, scoreMoves, withScore, type TitleScore } from '../domain/score.js';
import { newEntry } from './library-entry.js';
import type {
  CounterStore,
  LibraryStore,
  PlaybackEvents,
  ScoreStore,
  TitleStore,
  Transaction,
} from './ports.js';
import type { TitleState } from './set-title-mark.js';

interface Deps {
  readonly titles: TitleStore;
  readonly library: LibraryStore;
  readonly counters: CounterStore;
  readonly scores: ScoreStore;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
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
  ({ titles, library, counters, scores, transaction, events, clock }: Deps) =>
  async (memberId: string, titleId: string, given: number): Promise<ScoredTitle> => {
    if (given !== 0 && !isScore(given)) throw badInput({ score: 'invalid' });
    const score = given || undefined;
    const [title] = isId(titleId) ? await titles.byIds([titleId]) : [];
    if (!title) throw notFound('no such title');
    return transaction.run(async () => {
      const now = clock.now();
      const [before] = await library.lock([newEntry(memberId, title, now)]);
      if (!before) throw notFound('no such entry');
      if (score !== undefined && title.removed) throw notFound('the title was removed');
      const after = withScore(before, score, now);
      if (after !== before) {
        await library.save([after]);
        await scores.move(scoreMoves(before, after));
        await events.libraryChanged([after]);
      }
      const [all] = await scores.of([titleId]);
      const followers = await counters.followers([titleId]);
      return {
        entry: after,
        followerCount: followers.get(titleId) ?? 0,
        title: all ?? { mean: 0, count: 0 },
      };
    });
  };
