import { badInput, DomainError, notFound, type Clock } from '@seyir/kit';
import { hasEnded, type Poll } from '../domain/post.js';
import type { PostEvents, PostStore, Transaction } from './ports.js';
import type { ReadPosts } from './read-posts.js';

interface Deps {
  readonly posts: PostStore;
  readonly read: ReadPosts;
  readonly events: Pick<PostEvents, 'marksSet'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * A member's single, final vote (product-rules, Polls). A vote reveals nothing: the texts of a covered poll stay covered in the answer
 * (Scopes). NOT_FOUND for a post without a poll, BAD_INPUT for an unknown answer, POLL_ENDED, CONFLICT for a second vote.
 */
export const voteInPoll =
  ({ posts, read, events, transaction, clock }: Deps) =>
  async (memberId: string, postId: string, answer: number): Promise<Poll> => {
    const [texts] = await read(memberId, await posts.shown([postId], memberId));
    return transaction.run(async () => {
      const now = clock.now();
      const [post] = await posts.shown([postId], memberId);
      if (!post?.poll || !texts?.poll) throw notFound(`poll ${postId}`);
      const { poll } = post;
      if (!Number.isInteger(answer) || answer < 1 || answer > poll.answers.length)
        throw badInput({ answer: 'invalid' });
      if (hasEnded(poll, now)) throw new DomainError('POLL_ENDED');
      const counts = await posts.vote(postId, memberId, answer, now);
      if (counts === undefined) throw notFound(`poll ${postId}`);
      if (counts === 'voted') throw new DomainError('CONFLICT', { reason: 'voted already' });
      events.marksSet([memberId]);
      const { question, answers } = texts.poll;
      return { ...poll, question, answers, counts, ownAnswer: answer };
    });
  };
