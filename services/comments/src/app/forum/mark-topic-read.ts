import { notFound, isId } from '@seyir/kit';
import type { TopicState } from '../../domain/topic.js';
import type { TopicReaderStore, TopicStore } from '../ports.js';

interface Deps {
  readonly topics: TopicStore;
  readonly topicReaders: TopicReaderStore;
}

/**
 * Stores the last post of a topic that a member has seen. It never moves back, and never past the topic's last post. NOT_FOUND for
 * an unknown topic.
 */
export const markTopicRead =
  ({ topics, topicReaders }: Deps) =>
  async (memberId: string, topicId: string, number: number): Promise<TopicState> => {
    const [topic] = isId(topicId) ? await topics.byIds([topicId]) : [];
    if (!topic) throw notFound(`topic ${topicId}`);
    return topicReaders.markRead(memberId, topicId, Math.min(number, topic.lastNumber));
  };
