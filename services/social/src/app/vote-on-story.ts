import { badInput, notFound, type Clock } from '@seyir/kit';
import type { StoryVote } from '../domain/story.js';
import type { Transaction } from './ports.js';
import type { StoryStore } from './story-ports.js';

interface Deps {
  readonly stories: StoryStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Votes 1 up or 2 down: the other vote replaces the first, so the score changes by 2; the same vote removes it. BAD_INPUT for
 * another number, NOT_FOUND for a deleted story.
 */
export const voteOnStory =
  ({ stories, transaction, clock }: Deps) =>
  async (
    memberId: string,
    id: string,
    vote: number,
  ): Promise<{ readonly score: number; readonly ownVote: StoryVote }> => {
    if (vote !== 1 && vote !== 2) throw badInput({ vote: 'invalid' });
    return transaction.run(async () => {
      const voted = await stories.vote(id, memberId, vote, clock.now());
      if (!voted) throw notFound(`story ${id}`);
      return voted;
    });
  };
