import { badInput, keyset, LAST_ID } from '@seyir/kit';
import type { KeyPage, KeyPageQuery } from '@seyir/kit';
import type { Cover, ReadComment } from '../cover-spoilers.js';
import { shownOnly } from '../find-target.js';
import { sizes } from '../page.js';
import type { CommentStore, PostPlace, PostStore, Social } from '../ports.js';
import { LEAST_READ, MOST_READS, searchIn } from './search-input.js';

/** The place of the last match that the reader was shown, as in `searchPosts`. */
const places = keyset('forum-posts-found', { at: 'moment', id: 'id' });

const START: PostPlace = { at: 'infinity', id: LAST_ID };

interface Deps {
  readonly posts: Pick<PostStore, 'foundInForum'>;
  readonly comments: Pick<CommentStore, 'byIds'>;
  readonly social: Social;
  readonly cover: Cover;
}

/**
 * A page of the posts of all topics that contain a text, the newest first, without those that are covered, hidden or deleted, as in
 * `searchPosts`: the scope of a topic covers its posts. BAD_INPUT for a text of less than 3 or more than 100 characters, for an invalid
 * cursor, and for a page number.
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
    if ((page?.number ?? 1) > 1) throw badInput({ page: 'too_far' });
    const size = Math.min(page?.size || sizes.usual, sizes.most);
    const items: ReadComment[] = [];
    let place: PostPlace = page?.cursor ? places.decode(page.cursor) : START;
    const cursor = () => places.encode(place);
    const chunk = Math.max(size, LEAST_READ);
    let before = place;
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const found = await posts.foundInForum(search, { before, limit: chunk + 1 });
      const read = await asShown(found.map(({ id }) => id));
      for (const one of found) {
        const post = read.get(one.id);
        if (!post || post.covered || post.hiddenBy || post.deleted) continue;
        if (items.length === size) return { items, last: false, next: cursor() };
        items.push(post);
        place = { at: one.at, id: one.id };
      }
      const end = found.at(-1);
      if (!end || found.length <= chunk) return { items, last: true, next: '' };
      before = end;
    }
    const last = items.length === 0;
    return { items, last, next: last ? '' : cursor() };

    async function asShown(ids: readonly string[]): Promise<ReadonlyMap<string, ReadComment>> {
      const found = await shownOnly({ social }, readerId, await comments.byIds(ids));
      return new Map((await cover(readerId, found)).map((post) => [post.id, post]));
    }
  };
