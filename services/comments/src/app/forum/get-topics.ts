import { batchOf } from '@seyir/kit';
import type { TopicStore } from '../ports.js';
import { readTopics, type ReadsTopics, type ReadTopic } from './read-topics.js';

/** Topics by id as the reader may see them; unknown ones are left out. BAD_INPUT beyond 200 ids. */
export const getTopics =
  (deps: ReadsTopics & { readonly topics: TopicStore }) =>
  async (readerId: string | undefined, ids: readonly string[]): Promise<ReadTopic[]> =>
    readTopics(deps, readerId, await deps.topics.byIds(batchOf(ids)));
