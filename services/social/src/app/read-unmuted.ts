import { keyPage, keyset, type KeyPage, type KeyPageQuery, type KeySlice } from '@seyir/kit';
import type { Post } from '../domain/post.js';
import type { Listed, PostKey } from './ports.js';

export const sizes = { usual: 20, most: 50 } as const;
export const newestFirst = keyset('posts', { id: 'id' });

/** The page is read first, then up to four times 100 posts to fill it. */
const MOST_READS = 5;
const FURTHER = 100;

interface Unmuted<T> {
  readonly items: readonly T[];
  /** The last post that was read, muted or not. */
  readonly end: string | undefined;
  /** False at the end of the list. */
  readonly more: boolean;
}

/**
 * Up to `size` posts without the reader's muted words. It reads a bounded number of posts, because the words may match every post;
 * so there may be fewer posts although more follow.
 * @param read posts after an id, in their order
 */
export const readUnmuted = async <T extends PostKey>(
  { size, after, reads = MOST_READS }: { size: number; after: string | undefined; reads?: number },
  read: (after: string | undefined, limit: number) => Promise<readonly Listed<T>[]>,
): Promise<Unmuted<T>> => {
  const items: T[] = [];
  let end = after;
  for (let done = 0; done < reads && items.length < size; done += 1) {
    const wanted = done === 0 ? size : FURTHER;
    const rows = await read(end, wanted + 1);
    for (const { item, muted } of rows.slice(0, wanted)) {
      if (items.length === size) return { items, end, more: true };
      if (!muted) items.push(item);
      end = item.id;
    }
    if (rows.length <= wanted) return { items, end, more: false };
  }
  return { items, end, more: true };
};

/**
 * A page of posts without the reader's muted words, newest first. A page may be short, even empty, although its cursor leads on. A
 * page by number counts muted posts too, so that pages neither overlap nor leave gaps. BAD_INPUT as in keyPage.
 */
export const unmutedPage = async (
  page: KeyPageQuery | undefined,
  read: (slice: KeySlice<PostKey>) => Promise<readonly Listed<Post>[]>,
): Promise<KeyPage<Post>> => {
  const isNumbered = !page?.cursor && (page?.number ?? 0) > 0;
  const keyed = (items: readonly Post[]) => items.map((item) => ({ item, key: { id: item.id } }));
  let end: string | undefined;
  const shown = await keyPage({ keyset: newestFirst, sizes, page }, async ({ after, skip, limit }) => {
    // keyPage asks for one row to learn whether there are posts beyond the last page number.
    if (limit === 1) return keyed((await read({ after, skip, limit })).map(({ item }) => item));
    const found = await readUnmuted(
      { size: limit - 1, after: after?.id, ...(isNumbered && { reads: 1 }) },
      (id, most) => read({ after: id === undefined ? undefined : { id }, skip, limit: most }),
    );
    if (found.more) end = found.end;
    return keyed(found.items);
  });
  return end === undefined ? shown : { ...shown, last: false, next: newestFirst.encode({ id: end }) };
};

/** The unmuted posts directly above a post, newest first. @param read posts above an id, oldest first */
export const unmutedAbove = async (
  newerThan: string,
  page: KeyPageQuery | undefined,
  read: (id: string, limit: number) => Promise<readonly Listed<Post>[]>,
): Promise<KeyPage<Post>> => {
  const size = Math.min(page?.size || sizes.usual, sizes.most);
  const found = await readUnmuted({ size, after: newerThan }, (id = newerThan, limit) => read(id, limit));
  // The next call returns the posts above the newest one of this page. If this page is empty, the next call would return the
  // same, so it is the last.
  const last = !found.more || found.items.length === 0;
  return { items: [...found.items].reverse(), last, next: '' };
};

/** A page without the items that contain words which the reader mutes. It may be short or empty although more items follow. */
export const withoutMuted = <T extends PostKey>({ items, ...page }: KeyPage<Listed<T>>): KeyPage<T> => ({
  ...page,
  items: items.flatMap(({ item, muted }) => (muted ? [] : [item])),
});
