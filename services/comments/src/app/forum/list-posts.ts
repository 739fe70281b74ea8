import { keyset, MOST_SKIPPED, badInput, notFound, isId, type KeyPageQuery } from '@seyir/kit';
import type { Comment } from '../../domain/comment.js';
import { targetKind } from '../../domain/target.js';
import type { Cover, ReadComment } from '../cover-spoilers.js';
import { assertShown, onShown } from '../find-target.js';
import { sizes } from '../page.js';
import type { CommentStore, PostPage, PostStore, Social } from '../ports.js';

/**
 * The number of a removed post is not used again, so a number is a position. The id is only part of the key because all cursors
 * have one.
 */
const byNumber = keyset('posts', { number: 'integer', id: 'id' });

interface Deps {
  readonly posts: PostStore;
  readonly comments: CommentStore;
  readonly social: Social;
  readonly cover: Cover;
}

export interface ListPostsQuery {
  readonly topicId: string;
  readonly page: KeyPageQuery | undefined;
  /** The page begins with the first post of at least this number; 0 if not used. */
  readonly fromNumber: number;
  /** The page ends with the last post below this number; 0 if not used. */
  readonly beforeNumber: number;
}

export interface TopicPost extends ReadComment {
  /** The post that this one quotes, unless it was removed. */
  readonly quoted?: ReadComment;
}

export interface ListedPosts {
  readonly items: readonly TopicPost[];
  /** True if there are posts before this page. */
  readonly earlier: boolean;
  readonly last: boolean;
  /** Cursor of the next page; empty after the last. */
  readonly next: string;
  /** The number of the last frame that the page includes. */
  readonly seq: number;
}

/**
 * A page of a topic's posts, the oldest first, covered for the reader, with the posts that they quote. NOT_FOUND for an
 * unknown topic; BAD_INPUT for an invalid cursor, and for a page number that skips more than 1,000 posts.
 */
export const listPosts =
  ({ posts, comments, social, cover }: Deps) =>
  async (readerId: string | undefined, query: ListPostsQuery): Promise<ListedPosts> => {
    const { topicId, page, fromNumber, beforeNumber } = query;
    const shown = await assertShown({ social }, readerId, { kind: targetKind.discussion, id: topicId });
    const size = Math.min(page?.size || sizes.usual, sizes.most);
    const found = await read();
    const first = found.posts[0];
    const earlier =
      first !== undefined && (found.earlier ?? (await posts.anyBelow(topicId, numberOf(first))));
    const end = found.posts.at(-1);
    return {
      items: await withQuotes(found.posts),
      earlier,
      last: !found.more,
      seq: found.seq,
      next: found.more && end ? byNumber.encode({ number: numberOf(end), id: end.id }) : '',
    };

    async function read(): Promise<PostPage & { readonly more: boolean; readonly earlier?: boolean }> {
      if (!page?.cursor && beforeNumber > 0) {
        const { posts: rows, seq } = await posts.below(topicId, beforeNumber, size + 1);
        return { posts: rows.slice(-size), seq, earlier: rows.length > size, more: rows.length > 0 };
      }
      const skip = page?.cursor || fromNumber > 0 ? 0 : (Math.max(page?.number ?? 1, 1) - 1) * size;
      if (skip > MOST_SKIPPED) throw badInput({ page: 'too_far' });
      const above = page?.cursor ? byNumber.decode(page.cursor).number : fromNumber - 1;
      const { posts: rows, seq } = await posts.above(topicId, Math.max(above, 0), { skip, limit: size + 1 });
      return { posts: rows.slice(0, size), seq, more: rows.length > size };
    }

    async function withQuotes(found: readonly Comment[]): Promise<TopicPost[]> {
      const quotedIds = found.flatMap(({ reply }) => (reply && isId(reply.toId) ? [reply.toId] : []));
      const quoted = await comments.byIds([...new Set(quotedIds)]);
      const readers = await cover(
        readerId,
        [...found, ...quoted].map((comment) => onShown(comment, shown)),
      );
      const byId = new Map(readers.slice(found.length).map((comment) => [comment.id, comment]));
      return readers.slice(0, found.length).map((post) => {
        const quotedPost = post.reply && byId.get(post.reply.toId);
        return { ...post, ...(quotedPost && { quoted: quotedPost }) };
      });
    }
  };

const numberOf = ({ id, number }: Comment): number => {
  if (number === undefined) throw notFound(`number of post ${id}`);
  return number;
};
