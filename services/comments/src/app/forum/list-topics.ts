import { badInput, DomainError, isId, keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import { isTopicCategory, type TopicCategory } from '../../domain/topic.js';
import { sizes } from '../page.js';
import type { TopicOrder, TopicStore } from '../ports.js';
import { findTopics } from './find-topics.js';
import { readTopics, type ReadsTopics, type ReadTopic } from './read-topics.js';
import { searchIn } from './search-input.js';

const shape = { pinned: 'integer', at: 'moment', id: 'id' } as const;
/** One order per list, so that a cursor of another list is refused. */
const keysets = {
  activity: keyset('topics-activity', shape),
  new: keyset('topics-new', shape),
  unanswered: keyset('topics-unanswered', shape),
} as const;
const followedKeys = keyset('topics-followed', { before: 'moment', beforeId: 'id', at: 'moment', id: 'id' });

/** How long a category shows a pointer to a topic that was moved out of it (product-rules, Forum). */
const POINTER_DAYS = 7;
const MOST_POINTERS = 20;

export interface ListTopicsQuery {
  readonly order: TopicOrder;
  /** 0: all. */
  readonly category: number;
  /** Only topics about this title; empty: all. */
  readonly titleId: string;
  /** A part of the title; empty: all. */
  readonly query: string;
  readonly page: KeyPageQuery | undefined;
}

export interface TopicPage extends KeyPage<ReadTopic> {
  /** Pointers to moved topics, on the first page of a category. */
  readonly moved: readonly ReadTopic[];
}

/**
 * Topics without their texts, as the reader may see them. A search leaves out those that are covered or hidden (`findTopics`).
 * BAD_INPUT for an unknown category, for a title with a category, a search or another order
 * than by activity, for a search with another order or of less than 3 or more than 100 characters, and as in keyPage; NO_SESSION
 * for a visitor's followed topics.
 */
export const listTopics =
  (deps: ReadsTopics & { readonly topics: TopicStore }) =>
  async (readerId: string | undefined, query: ListTopicsQuery): Promise<TopicPage> => {
    const { order, titleId, page } = query;
    const search = searchIn(query.query);
    const { topics, clock } = deps;
    const category = categoryIn(query.category);
    if (search !== undefined && order !== 'activity') throw badInput({ query: 'invalid' });
    if (titleId !== '' && (order !== 'activity' || category !== undefined || search !== undefined))
      throw badInput({ titleId: 'invalid' });
    if (titleId !== '' && !isId(titleId)) return { items: [], moved: [], last: true, next: '' };
    if (order === 'followed') return listFollowed(category);
    const filter = { order, category, titleId: titleId || undefined, search };
    if (search !== undefined) return { ...(await findTopics(deps)(readerId, filter, page)), moved: [] };
    const found = await keyPage({ keyset: keysets[order], sizes, page }, (slice) =>
      topics.list(filter, slice),
    );
    const isFirst = !page?.cursor && (page?.number ?? 1) <= 1;
    const since = new Date(clock.now().getTime() - POINTER_DAYS * 24 * 60 * 60 * 1_000);
    const moved =
      category !== undefined && isFirst && order === 'activity'
        ? await topics.movedFrom(category, since, MOST_POINTERS)
        : [];
    const shown = await readTopics(deps, readerId, [...found.items, ...moved]);
    const { length } = found.items;
    return { ...found, items: shown.slice(0, length), moved: shown.slice(length) };

    async function listFollowed(category: TopicCategory | undefined): Promise<TopicPage> {
      if (readerId === undefined)
        throw new DomainError('NO_SESSION', { reason: 'a visitor follows nothing' });
      const followed = await keyPage({ keyset: followedKeys, sizes, page }, (slice) =>
        topics.followed(readerId, category, slice),
      );
      return { ...followed, items: await readTopics(deps, readerId, followed.items), moved: [] };
    }
  };

const categoryIn = (given: number): TopicCategory | undefined => {
  if (given === 0) return undefined;
  if (!isTopicCategory(given)) throw badInput({ category: 'invalid' });
  return given;
};
