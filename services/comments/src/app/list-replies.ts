import { isId, notFound, type Paged, type PageQuery } from '@seyir/kit';
import type { Cover, ReadComment } from './cover.js';
import { sliceOf, withNext } from './page.js';
import type { CommentStore } from './ports.js';

/** The replies that hang on a comment, the oldest first, covered for the reader. NOT_FOUND for an unknown comment. */
export const listReplies =
  ({ comments, cover }: { comments: CommentStore; cover: Cover }) =>
  async (
    readerId: string | undefined,
    parentId: string,
    page: PageQuery | undefined,
  ): Promise<Paged<ReadComment>> => {
    const [parent] = isId(parentId) ? await comments.byIds([parentId]) : [];
    if (!parent) throw notFound(`comment ${parentId}`);
    const slice = sliceOf(page);
    const found = await comments.repliesTo(parent.id, withNext(slice));
    return {
      items: await cover(readerId, found.slice(0, slice.limit)),
      count: parent.replyCount,
      last: found.length <= slice.limit,
    };
  };
