import { badInput, keyset, LAST_ID, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Cover, ReadComment } from '../cover-spoilers.js';
import { shownOnly } from '../find-target.js';
import type { CommentStore, PostPlace, PostStore, Social } from '../ports.js';
import { foundPage } from './found-page.js';
import { searchIn } from './search-input.js';

const places = keyset('forum-posts-found', { at: 'moment', id: 'id' });

const START: PostPlace = { at: 'infinity', id: LAST_ID };

interface Deps {
  readonly posts: Pick<PostStore, 'foundInForum'>;
  readonly comments: Pick<CommentStore, 'byIds'>;
  readonly social: Social;
  readonly cover: Cover;
}

/**
 * A page of the posts of all topics that contain a text, the newest first; see `foundPage`. The scope of a topic covers its posts.
 * BAD_INPUT for a text of less than 3 or more than 100 characters, for an invalid cursor, and for a page number.
 */
export const searchForumPosts =
  ({ posts, comments, social, cover }: Deps) =>
  async (
    readerId: string | undefined,
    query: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadComment>> => {
    const search = searchIn(query);
    if (search === undefined) throw badInput({ query: 'required' });
    return foundPage(page, {
      start: page?.cursor ? places.decode(page.cursor) : START,
      find: (before, limit) => posts.foundInForum(search, { before, limit }),
      asShown: async (ids) =>
        cover(readerId, await shownOnly({ social }, readerId, await comments.byIds(ids))),
      placeOf: ({ at, id }): PostPlace => ({ at, id }),
      cursorOf: (place) => places.encode(place),
    });
  };
