import { badInput, DomainError, FIRST_ID, isId, keyPage, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Feed, Post } from '../domain/post.js';
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
  /** The page that all members get from whom nothing is hidden, without anything of the reader's own. Default: as the reader gets it. */
  readonly asAnyMember?: boolean;
}

/** Stands for a member who has done nothing, and from whom nothing is hidden. */
const ANY_MEMBER = FIRST_ID;

/**
 * A page of a feed, newest first, computed on read: nothing is stored per reader (growth, Feeds). With muted words a page may be
 * short although more follow. NO_SESSION for a
 * visitor who requests 'followed' or asks as any member, BAD_INPUT for a page number of 'followed', for 'followed' as any member, and as
 * in keyPage.
 */
export const listFeed =
  ({ posts, read }: Deps) =>
  async (
    viewerId: string | undefined,
    { feed, page, newerThan, asAnyMember = false }: FeedQuery,
  ): Promise<KeyPage<ReadPost>> => {
    assertReader(feed, viewerId);
    if (asAnyMember && viewerId === undefined) throw new DomainError('NO_SESSION');
    if (asAnyMember && feed === 'followed') throw badInput({ asAnyMember: 'invalid' });
    const readerId = asAnyMember ? ANY_MEMBER : viewerId;
    // Covers all spoilers: nobody's progress is asked for.
    const shown = (items: readonly Post[]) => read(asAnyMember ? undefined : viewerId, items);
    // Skipping posts of many authors is more expensive on each further page.
    if (feed === 'followed' && (page?.number ?? 0) > 1 && !page?.cursor) throw badInput({ page: 'too_far' });
    if (newerThan) {
      if (!isId(newerThan)) throw badInput({ newerThan: 'invalid' });
      const above = await unmutedAbove(newerThan, page, (id, limit) =>
        posts.newerInFeed(feed, readerId, id, limit),
      );
      return { ...above, items: await shown(above.items) };
    }
    const found = await unmutedPage(page, (slice) => posts.ofFeed(feed, readerId, slice));
    return { ...found, items: await shown(found.items) };
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
