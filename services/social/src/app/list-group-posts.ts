import { badInput, isId, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { PostStore } from './ports.js';
import type { ReadPost, ReadPosts } from './read-posts.js';
import { unmutedAbove, unmutedPage } from './read-unmuted.js';

interface Deps {
  readonly posts: PostStore;
  readonly read: ReadPosts;
}

export interface GroupPostsQuery {
  readonly groupId: string;
  readonly page: KeyPageQuery | undefined;
  /** The id of a post: the page contains the posts directly above it. Empty: the posts from the start, or after a cursor. */
  readonly newerThan: string;
}

/** A page of a group's posts, newest first; with muted words it may be short although more follow. BAD_INPUT as in keyPage. */
export const listGroupPosts =
  ({ posts, read }: Deps) =>
  async (
    readerId: string | undefined,
    { groupId, page, newerThan }: GroupPostsQuery,
  ): Promise<KeyPage<ReadPost>> => {
    if (newerThan) {
      if (!isId(newerThan)) throw badInput({ newerThan: 'invalid' });
      const above = await unmutedAbove(newerThan, page, (id, limit) =>
        posts.newerInGroup(groupId, readerId, id, limit),
      );
      return { ...above, items: await read(readerId, above.items) };
    }
    const found = await unmutedPage(page, (slice) => posts.ofGroup(groupId, readerId, slice));
    return { ...found, items: await read(readerId, found.items) };
  };
