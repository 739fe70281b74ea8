import { isId, type Clock } from '@seyir/kit';
import type { GroupMemberStore } from './group-ports.js';
import { commentNotice, type Notices } from './notices.js';
import type { PostStore } from './ports.js';

/** Older comments come from a rebuild, so nobody is notified of them. */
const FRESH_MS = 86_400_000;

interface Deps {
  readonly posts: Pick<PostStore, 'byIds'>;
  readonly groupMembers: Pick<GroupMemberStore, 'readersAmong'>;
  readonly notices: Notices;
  readonly clock: Clock;
}

/** A comment on a post. The comments service itself notifies of replies to comments. */
export interface PostComment {
  readonly id: string;
  readonly postId: string;
  readonly authorId: string;
  /** Members who mute a word of its text. */
  readonly deafIds: readonly string[];
  readonly postedAt: Date;
  readonly deleted: boolean;
  /** The comment's version, from 1. */
  readonly version: number;
}

/**
 * Notifies the author of a post of a new comment on it, unless the author may no longer see the post or mutes a word of the comment.
 * Only the first version notifies: events of later versions do not always name the authors who mute a word.
 */
export const keepPostComment =
  ({ posts, groupMembers, notices, clock }: Deps) =>
  async ({ id, postId, authorId, deafIds, postedAt, deleted, version }: PostComment): Promise<void> => {
    const [post] = isId(postId) ? await posts.byIds([postId], undefined) : [];
    if (!post || post.authorId === authorId) return;
    const notice = commentNotice(id, authorId, postId, post.authorId);
    if (deleted) return notices.withdraw([notice]);
    if (version > 1 || deafIds.includes(post.authorId)) return;
    if (clock.now().getTime() - postedAt.getTime() > FRESH_MS) return;
    const { groupId } = post;
    const sees =
      groupId === undefined || (await groupMembers.readersAmong(groupId, [post.authorId])).length > 0;
    if (sees) await notices.tell([notice]);
  };
