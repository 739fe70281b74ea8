import { badInput, DomainError, isId, keyPage, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Feed } from '../domain/post.js';
import type { PostStore } from './ports.js';
import type { ReadPost, ReadPosts } from './read-posts.js';
import { newestFirst, readUnmuted, sizes, unmutedAbove, unmutedPage } from './read-unmuted.js';

/** Maximum number of counted new posts. */
const MOST_COUNTED = 21;

interface Deps {
  readonly posts: PostStore;
  readonly read: ReadPosts;
}

export interface FeedQuery {
  readonly feed: Feed;
  readonly page: KeyPageQuery | undefined;
  /**
   * The id of a post; the page contains the next newer posts. Empty: the start of the feed, or the page after a
   * cursor.
   */
  readonly newerThan: string;
}

/**
 * A page of a feed, newest first, computed on read: nothing is stored per reader (growth, Feeds). With muted words a page may be
 * short although more follow. NO_SESSION for a
 * visitor who requests 'followed', BAD_INPUT for a page number there, and as in keyPage.
 */
export const listFeed =
  ({ posts, read }: Deps) =>
  async (readerId: string | undefined, { feed, page, newerThan }: FeedQuery): Promise<KeyPage<ReadPost>> => {
    assertReader(feed, readerId);
    // Skipping posts of many authors is more expensive on each further page.
    if (feed === 'followed' && (page?.number ?? 0) > 1 && !page?.cursor) throw badInput({ page: 'too_far' });
    if (newerThan) {
      if (!isId(newerThan)) throw badInput({ newerThan: 'invalid' });
      const above = await unmutedAbove(newerThan, page, (id, limit) =>
        posts.newerInFeed(feed, readerId, id, limit),
      );
      return { ...above, items: await read(readerId, above.items) };
    }
    const found = await unmutedPage(page, (slice) => posts.ofFeed(feed, readerId, slice));
    return { ...found, items: await read(readerId, found.items) };
  };

/** The number of posts of a feed that are newer than one, at most 21. Errors as in listFeed. */
export const countNewer =
  ({ posts }: Pick<Deps, 'posts'>) =>
  async (readerId: string | undefined, feed: Feed, newerThan: string): Promise<number> => {
    assertReader(feed, readerId);
    if (newerThan && !isId(newerThan)) throw badInput({ newerThan: 'invalid' });
    const found = await readUnmuted({ size: MOST_COUNTED, after: newerThan || undefined }, (id, limit) =>
      posts.newerIds(feed, readerId, id, limit),
    );
    return found.items.length;
  };

/** The posts of a member, newest first. BAD_INPUT as in keyPage. */
export const listMemberPosts =
  ({ posts, read }: Deps) =>
  async (
    readerId: string | undefined,
    authorId: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadPost>> => {
    const found = await keyPage({ keyset: newestFirst, sizes, page }, async (slice) =>
      (await posts.ofAuthor(authorId, readerId, slice)).map((item) => ({ item, key: { id: item.id } })),
    );
    return { ...found, items: await read(readerId, found.items) };
  };

const assertReader = (feed: Feed, readerId: string | undefined): void => {
  if (feed === 'followed' && readerId === undefined) throw new DomainError('NO_SESSION');
};
