import { badInput, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { ReadComment } from '../cover-spoilers.js';
import { sizes } from '../page.js';
import { LEAST_READ, MOST_READS } from './search-input.js';

/** A search among posts. A place is that of the last match that the reader was shown. */
interface PostSearch<Match extends { readonly id: string }, Place> {
  /** The place of the page's cursor, or the one before the first match. */
  readonly start: Place;
  /** The matches after a place, at most `limit`, whether or not the reader may see them. */
  find(after: Place, limit: number): Promise<readonly Match[]>;
  /** The posts with these ids, as the reader may see them. */
  asShown(ids: readonly string[]): Promise<readonly ReadComment[]>;
  placeOf(match: Match): Place;
  cursorOf(place: Place): string;
}

/**
 * A page of the posts that a search finds, without those that are covered, hidden or deleted: a match gives away what they contain.
 * For the same reason a cursor neither names nor skips them. It reads on until the page is full, at most MOST_READS times; then a page
 * may be short. A page that would be empty ends the list. BAD_INPUT for a page number.
 */
export const foundPage = async <Match extends { readonly id: string }, Place>(
  page: KeyPageQuery | undefined,
  { start, find, asShown, placeOf, cursorOf }: PostSearch<Match, Place>,
): Promise<KeyPage<ReadComment>> => {
  if ((page?.number ?? 1) > 1) throw badInput({ page: 'too_far' });
  const size = Math.min(page?.size || sizes.usual, sizes.most);
  const items: ReadComment[] = [];
  let place = start;
  const chunk = Math.max(size, LEAST_READ);
  let after = start;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const found = await find(after, chunk + 1);
    const shown = await asShown(found.map(({ id }) => id));
    const read = new Map(shown.map((post) => [post.id, post]));
    for (const match of found) {
      const post = read.get(match.id);
      if (!post || post.covered || post.hiddenBy || post.deleted) continue;
      if (items.length === size) return { items, last: false, next: cursorOf(place) };
      items.push(post);
      place = placeOf(match);
    }
    const end = found.at(-1);
    if (!end || found.length <= chunk) return { items, last: true, next: '' };
    after = placeOf(end);
  }
  const last = items.length === 0;
  return { items, last, next: last ? '' : cursorOf(place) };
};
