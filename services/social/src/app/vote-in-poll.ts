import { badInput, DomainError, notFound, type Clock } from '@seyir/kit';
import { hasEnded, type Poll } from '../domain/post.js';
import type { PostStore, Transaction } from './ports.js';

interface Deps {
  readonly posts: PostStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * A member's single, final vote (product-rules, Polls). NOT_FOUND for a post without a poll, BAD_INPUT for an unknown
 * answer, POLL_ENDED, CONFLICT for a second vote.
 */
export const voteInPoll =
  ({ posts, transaction, clock }: Deps) =>
  async (memberId: string, postId: string, answer: number): Promise<Poll> =>
    transaction.run(async () => {
      const now = clock.now();
      const [post] = await posts.shown([postId], memberId);
      if (!post?.poll) throw notFound(`poll ${postId}`);
      const { poll } = post;
      if (!Number.isInteger(answer) || answer < 1 || answer > poll.answers.length)
        throw badInput({ answer: 'invalid' });
      if (hasEnded(poll, now)) throw new DomainError('POLL_ENDED');
      const counts = await posts.vote(postId, memberId, answer, now);
      if (counts === undefined) throw notFound(`poll ${postId}`);
      if (counts === 'voted') throw new DomainError('CONFLICT', { reason: 'voted already' });
      return { ...poll, counts, ownAnswer: answer };
    });
