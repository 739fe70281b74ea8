import { badInput, notFound } from '@seyir/kit';
import { mostOf } from '../domain/badge.js';
import { MOST_CLAPS } from '../domain/post.js';
import type { BadgeStore } from './badge-ports.js';
import { clapNotice, MOST_CLAPPERS, type Notices } from './notices.js';
import type { GroupMemberStore } from './group-ports.js';
import type { PostEvents, PostStore, Transaction } from './ports.js';

// One transaction adds the claps, notes the badge, tells the author and announces the own marks.
interface Deps {
  readonly posts: PostStore;
  readonly groupMembers: Pick<GroupMemberStore, 'readersAmong'>;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly notices: Notices;
  readonly events: Pick<PostEvents, 'marksSet'>;
  readonly transaction: Transaction;
}

/**
 * Claps for another member's post (product-rules, Claps). The store ignores claps beyond `MOST_CLAPS` per member. BAD_INPUT for an
 * own post and for a number other than 1 to 50, NOT_FOUND for a post that is hidden from the member.
 */
export const clap =
  ({ posts, groupMembers, badges, notices, events, transaction }: Deps) =>
  async (memberId: string, postId: string, claps: number): Promise<{ claps: number; ownClaps: number }> => {
    if (claps < 1 || claps > MOST_CLAPS) throw badInput({ claps: 'invalid' });
    return transaction.run(async () => {
      const [post] = await posts.shown([postId], memberId);
      if (!post) throw notFound(`post ${postId}`);
      if (post.authorId === memberId) throw badInput({ postId: 'invalid' });
      const clapped = await posts.clap(postId, memberId, claps);
      if (!clapped) throw notFound(`post ${postId}`);
      events.marksSet([memberId]);
      if (clapped.claps >= mostOf('claps')) await badges.note([post.authorId], 'claps');
      if (clapped.isFirst) {
        const clappers = await posts.clappers(postId, MOST_CLAPPERS + 1);
        // An author who has left a private group gets no notifications about it.
        const sees =
          post.groupId === undefined ||
          (await groupMembers.readersAmong(post.groupId, [post.authorId])).length > 0;
        if (sees && clappers <= MOST_CLAPPERS) await notices.tell([clapNotice(post, memberId, clappers - 1)]);
      }
      return clapped;
    });
  };
