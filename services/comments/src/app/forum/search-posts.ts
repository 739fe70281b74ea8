import { badInput, isId, keyset, LAST_ID, notFound, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Cover, ReadComment } from '../cover-spoilers.js';
import { onShown } from '../find-target.js';
import type { CommentStore, PostStore, TopicStore } from '../ports.js';
import { foundPage } from './found-page.js';
import { searchIn } from './search-input.js';

const places = keyset('posts-found', { number: 'integer', id: 'id' });

interface Deps {
  readonly topics: TopicStore;
  readonly posts: PostStore;
  readonly comments: CommentStore;
  readonly cover: Cover;
}

/**
 * A page of a topic's posts that contain a text, the newest first; see `foundPage`. NOT_FOUND for an unknown topic; BAD_INPUT for a
 * text of less than 3 or more than 100 characters, for an invalid cursor, and for a page number.
 */
export const searchPosts =
  ({ topics, posts, comments, cover }: Deps) =>
  async (
    readerId: string | undefined,
    topicId: string,
    query: string,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadComment>> => {
    const search = searchIn(query);
    if (search === undefined) throw badInput({ query: 'required' });
    const [topic] = isId(topicId) ? await topics.byIds([topicId]) : [];
    if (!topic) throw notFound(`topic ${topicId}`);
    const shown = topic.scope ? { scope: topic.scope } : {};
    return foundPage(page, {
      start: page?.cursor ? places.decode(page.cursor).number : topic.lastNumber + 1,
      find: (below, limit) => posts.found(topicId, search, { below, limit }),
      asShown: async (ids) =>
        cover(
          readerId,
          (await comments.byIds(ids)).map((comment) => onShown(comment, shown)),
        ),
      placeOf: ({ number }) => number,
      cursorOf: (number) => places.encode({ number, id: LAST_ID }),
    });
  };
