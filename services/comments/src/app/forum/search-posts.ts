import { badInput, isId, keyset, LAST_ID, notFound } from '@seyir/kit';
import type { KeyPage, KeyPageQuery } from '@seyir/kit';
import type { Cover, ReadComment } from '../cover-spoilers.js';
import { onShown } from '../find-target.js';
import { sizes } from '../page.js';
import type { CommentStore, PostStore, TopicStore } from '../ports.js';
import { LEAST_READ, MOST_READS, searchIn } from './search-input.js';

/**
 * The number of the last match that the reader was shown. A cursor neither names nor skips covered or hidden matches; otherwise a
 * forged cursor could reveal what they contain.
 */
const places = keyset('posts-found', { number: 'integer', id: 'id' });

interface Deps {
  readonly topics: TopicStore;
  readonly posts: PostStore;
  readonly comments: CommentStore;
  readonly cover: Cover;
}

/**
 * A page of a topic's posts that contain a text, the newest first, without those that are covered, hidden or deleted: a match gives
 * away what they contain. It reads on until the page is full, at most MOST_READS times; then a page may be short. A page that would be
 * empty ends the list. NOT_FOUND for an unknown topic; BAD_INPUT for a text of less than 3 or more than 100 characters, for an invalid
 * cursor, and for a page number.
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
    if ((page?.number ?? 1) > 1) throw badInput({ page: 'too_far' });
    const [topic] = isId(topicId) ? await topics.byIds([topicId]) : [];
    if (!topic) throw notFound(`topic ${topicId}`);
    const size = Math.min(page?.size || sizes.usual, sizes.most);
    const items: ReadComment[] = [];
    let place = page?.cursor ? places.decode(page.cursor).number : topic.lastNumber + 1;
    const cursor = () => places.encode({ number: place, id: LAST_ID });
    const chunk = Math.max(size, LEAST_READ);
    let below = place;
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const found = await posts.found(topicId, search, { below, limit: chunk + 1 });
      const read = await asShown(found.map(({ id }) => id));
      for (const { id, number } of found) {
        const post = read.get(id);
        if (!post || post.covered || post.hiddenBy || post.deleted) continue;
        if (items.length === size) return { items, last: false, next: cursor() };
        items.push(post);
        place = number;
      }
      const end = found.at(-1);
      if (!end || found.length <= chunk) return { items, last: true, next: '' };
      below = end.number;
    }
    const last = items.length === 0;
    return { items, last, next: last ? '' : cursor() };

    async function asShown(ids: readonly string[]): Promise<ReadonlyMap<string, ReadComment>> {
      const shown = topic?.scope ? { scope: topic.scope } : {};
      const found = (await comments.byIds(ids)).map((comment) => onShown(comment, shown));
      return new Map((await cover(readerId, found)).map((post) => [post.id, post]));
    }
  };
