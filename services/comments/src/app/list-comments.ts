import { isId, notFound, type Paged, type PageQuery } from '@seyir/kit';
import { withThreads, type Target } from '../domain/target.js';
import type { Cover, ReadComment } from './cover.js';
import { sliceOf, withNext } from './page.js';
import type { CommentStore } from './ports.js';

const MAX_REPLIES = 20;

export interface ThreadComment extends ReadComment {
  readonly replies: readonly ReadComment[];
}

export interface Thread extends Paged<ThreadComment> {
  /** Of the whole thread; `count` is that of the comments above them. */
  readonly replyCount: number;
}

export interface ListCommentsQuery {
  readonly target: Target;
  readonly page: PageQuery | undefined;
  /** Of each comment's oldest replies; clamped to 20. */
  readonly replies: number;
  /** The newest comment of the reader's first page, so that pages do not move under new ones; empty for none. */
  readonly newestId: string;
}

/** A page of a thread with its replies, covered for the reader. NOT_FOUND for a kind of target without threads yet. */
export const listComments =
  ({ comments, cover }: { comments: CommentStore; cover: Cover }) =>
  async (readerId: string | undefined, query: ListCommentsQuery): Promise<Thread> => {
    const { target, newestId } = query;
    if (!withThreads.includes(target.kind)) throw notFound(`threads of kind ${target.kind}`);
    if (!isId(target.id)) return { items: [], count: 0, replyCount: 0, last: true };
    const slice = sliceOf(query.page);
    const [counts, found] = await Promise.all([
      comments.countsOf(target),
      comments.ofThread(target, withNext(slice), isId(newestId) ? newestId : undefined),
    ]);
    const roots = found.slice(0, slice.limit);
    const replies = await comments.oldestReplies(
      roots.filter((root) => root.replyCount > 0).map((root) => root.id),
      Math.min(query.replies, MAX_REPLIES),
    );
    const shown = await cover(readerId, [...roots, ...replies]);
    const items = shown.slice(0, roots.length).map((root) => ({
      ...root,
      replies: shown.slice(roots.length).filter((reply) => reply.reply?.rootId === root.id),
    }));
    return { items, count: counts.comments, replyCount: counts.replies, last: found.length <= slice.limit };
  };
