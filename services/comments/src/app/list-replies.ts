import { isId, keyPage, notFound, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Cover, ReadComment } from './cover-spoilers.js';
import { oldestFirst, sizes } from './page.js';
import { assertShown, onShown } from './find-target.js';
import type { CommentStore, Social } from './ports.js';

/**
 * The replies in a comment's thread, oldest first, covered for the reader. NOT_FOUND for an unknown comment;
 * BAD_INPUT as in keyPage.
 */
export const listReplies =
  ({ comments, social, cover }: { comments: CommentStore; social: Social; cover: Cover }) =>
  async (
    readerId: string | undefined,
    parentId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadComment> & { readonly count: number }> => {
    const [parent] = isId(parentId) ? await comments.byIds([parentId]) : [];
    if (!parent) throw notFound(`comment ${parentId}`);
    const shown = await assertShown({ social }, readerId, parent.target);
    const found = await keyPage({ keyset: oldestFirst, sizes, page }, (slice) =>
      comments.repliesTo(parent.id, slice),
    );
    const items = await cover(
      readerId,
      found.items.map((comment) => onShown(comment, shown)),
    );
    return { ...found, items, count: parent.replyCount };
  };
