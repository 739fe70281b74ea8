import {
  badInput,
  keyset,
  LAST_ID,
  MOST_SKIPPED,
  type KeyPage,
  type KeyPageQuery,
  type KeySlice,
} from '@seyir/kit';
import { sizes } from '../page.js';
import type { TopicFilter, TopicKey, TopicStore } from '../ports.js';
import { readTopics, type ReadsTopics, type ReadTopic } from './read-topics.js';
import { LEAST_READ, MOST_READS } from './search-input.js';

/**
 * The position of the last match on the reader's page. A cursor neither names nor skips covered or hidden matches; otherwise a
 * forged cursor could reveal what they contain.
 */
const places = keyset('topics-found', { at: 'moment', id: 'id' });

const START = { at: 'infinity', id: LAST_ID } as const;

/**
 * A page of the topics that match a search, without those that are covered or hidden: a match gives away what their titles contain.
 * It reads on until the page is full, at most MOST_READS times; then a page may be short. A page that would be empty ends the list.
 * BAD_INPUT for an invalid cursor or a page number beyond 1,000 matches.
 */
export const findTopics =
  (deps: ReadsTopics & { readonly topics: TopicStore }) =>
  async (
    readerId: string | undefined,
    filter: TopicFilter,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadTopic>> => {
    const size = Math.min(page?.size || sizes.usual, sizes.most);
    const skip = page?.cursor ? 0 : skippedBy(page, size);
    if (skip > MOST_SKIPPED) throw badInput({ page: 'too_far' });
    const items: ReadTopic[] = [];
    let place: Pick<TopicKey, 'at' | 'id'> = page?.cursor ? places.decode(page.cursor) : START;
    const cursor = () => places.encode({ at: place.at, id: place.id });
    const chunk = Math.max(size, LEAST_READ);
    let slice: KeySlice<TopicKey> = { after: { pinned: 0, ...place }, skip, limit: chunk + 1 };
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const found = await deps.topics.list(filter, slice);
      const read = await readTopics(
        deps,
        readerId,
        found.map(({ item }) => item),
      );
      for (const [index, topic] of read.entries()) {
        if (topic.covered || topic.hiddenBy) continue;
        if (items.length === size) return { items, last: false, next: cursor() };
        items.push(topic);
        place = found[index]!.key;
      }
      const end = found.at(-1);
      if (!end || found.length <= chunk) return { items, last: true, next: '' };
      slice = { after: end.key, skip: 0, limit: chunk + 1 };
    }
    const last = items.length === 0;
    return { items, last, next: last ? '' : cursor() };
  };

const skippedBy = (page: KeyPageQuery | undefined, size: number): number =>
  (Math.max(page?.number ?? 1, 1) - 1) * size;
