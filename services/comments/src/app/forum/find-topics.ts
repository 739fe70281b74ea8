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

/**
 * The place of a match that the reader was shown, and the number of matches after it that the page has passed over. A place of a match
 * that is covered or hidden would give it away.
 */
const places = keyset('topics-found', { at: 'moment', id: 'id', passed: 'integer' });

/** Reads of the store for one page. */
const MOST_READS = 5;

const START = { at: 'infinity', id: LAST_ID } as const;

/**
 * A page of the topics that match a search, without those that are covered or hidden: a match gives away what their titles contain.
 * It reads on until the page is full, at most five times a page's length; then a page may be short, even empty, with a cursor. More
 * than 1,000 matches in a row that the reader may not see end the list. BAD_INPUT for an invalid cursor or a page number beyond 1,000
 * matches.
 */
export const findTopics =
  (deps: ReadsTopics & { readonly topics: TopicStore }) =>
  async (
    readerId: string | undefined,
    filter: TopicFilter,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ReadTopic>> => {
    const size = Math.min(page?.size || sizes.usual, sizes.most);
    const start = page?.cursor ? places.decode(page.cursor) : { ...START, passed: skippedBy(page, size) };
    if (start.passed < 0) throw badInput({ cursor: 'invalid' });
    if (start.passed > MOST_SKIPPED) throw badInput({ page: 'too_far' });
    const items: ReadTopic[] = [];
    let place: Pick<TopicKey, 'at' | 'id'> = start;
    let { passed } = start;
    const cursor = () => places.encode({ at: place.at, id: place.id, passed });
    let slice: KeySlice<TopicKey> = {
      after: { pinned: 0, at: start.at, id: start.id },
      skip: passed,
      limit: size + 1,
    };
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const found = await deps.topics.list(filter, slice);
      const read = await readTopics(
        deps,
        readerId,
        found.map(({ item }) => item),
      );
      for (const [index, topic] of read.entries()) {
        if (topic.covered || topic.hiddenBy) {
          passed += 1;
          continue;
        }
        if (items.length === size) return { items, last: false, next: cursor() };
        items.push(topic);
        place = found[index]!.key;
        passed = 0;
      }
      const end = found.at(-1);
      if (!end || found.length <= size) return { items, last: true, next: '' };
      slice = { after: end.key, skip: 0, limit: size + 1 };
    }
    const last = passed > MOST_SKIPPED;
    return { items, last, next: last ? '' : cursor() };
  };

const skippedBy = (page: KeyPageQuery | undefined, size: number): number =>
  (Math.max(page?.number ?? 1, 1) - 1) * size;
