import { batchOf } from '@seyir/kit';
import type { TopicState } from '../../domain/topic.js';
import type { TopicReaderStore } from '../ports.js';

/**
 * A member's relation to topics (followed, read up to where); topics neither followed nor opened are left out. BAD_INPUT beyond 200
 * ids.
 */
export const getTopicStates =
  ({ topicReaders }: { readonly topicReaders: TopicReaderStore }) =>
  async (memberId: string, ids: readonly string[]): Promise<TopicState[]> =>
    topicReaders.states(memberId, batchOf(ids));
