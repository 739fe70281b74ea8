import { isId, keyPage, notFound, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import { withThreads, type Target } from '../domain/target.js';
import type { Cover, ReadComment } from './cover-spoilers.js';
import { newestFirst, sizes } from './page.js';
import { assertShown, onShown } from './find-target.js';
import type { CommentStore, Social, ThreadPage } from './ports.js';

const MAX_REPLIES = 20;

export interface ThreadComment extends ReadComment {
  readonly replies: readonly ReadComment[];
}

export interface Thread extends KeyPage<ThreadComment> {
  readonly count: number;
  /** Replies of the whole thread; `count` counts the top-level comments. */
  readonly replyCount: number;
  /** The number of the last frame that the page includes; 0 for a thread without frames. */
  readonly seq: number;
  /** The group of the post that the thread is about. */
  readonly groupId?: string;
}

export interface ListCommentsQuery {
  readonly target: Target;
  readonly page: KeyPageQuery | undefined;
  /** Number of oldest replies per comment; clamped to 20. */
  readonly replies: number;
  /**
   * The newest comment of the reader's first page, so that pages by number do not shift when comments are added;
   * empty for none. Pages by cursor do not shift.
   */
  readonly newestId: string;
}

/**
 * A page of a thread with its replies, covered for the reader. NOT_FOUND for a kind of target without threads and for a
 * target that the reader may not see; BAD_INPUT as in keyPage.
 */
export const listComments =
  ({ comments, social, cover }: { comments: CommentStore; social: Social; cover: Cover }) =>
  async (readerId: string | undefined, query: ListCommentsQuery): Promise<Thread> => {
    const { target, newestId } = query;
    if (!withThreads.includes(target.kind)) throw notFound(`threads of kind ${target.kind}`);
    if (!isId(target.id)) return { items: [], count: 0, replyCount: 0, seq: 0, last: true, next: '' };
    const shownTarget = await assertShown({ social }, readerId, target);
    let thread: Omit<ThreadPage, 'roots'> = { comments: 0, replies: 0, seq: 0 };
    const found = await keyPage({ keyset: newestFirst, sizes, page: query.page }, async (slice) => {
      const { roots, ...state } = await comments.ofThread(
        target,
        slice,
        isId(newestId) ? newestId : undefined,
      );
      thread = state;
      return roots;
    });
    const { items: roots } = found;
    const replies = await comments.oldestReplies(
      roots.filter((root) => root.replyCount > 0).map((root) => root.id),
      Math.min(query.replies, MAX_REPLIES),
    );
    const shown = await cover(
      readerId,
      [...roots, ...replies].map((comment) => onShown(comment, shownTarget)),
    );
    const items = shown.slice(0, roots.length).map((root) => ({
      ...root,
      replies: shown.slice(roots.length).filter((reply) => reply.reply?.rootId === root.id),
    }));
    const { comments: count, replies: replyCount, seq } = thread;
    const { groupId } = shownTarget;
    return { ...found, items, count, replyCount, seq, ...(groupId !== undefined && { groupId }) };
  };
