import { isId, notFound, type Clock } from '@seyir/kit';
import type { Topic } from '../../domain/topic.js';
import type { ChangedTopic, TopicEvents, TopicStore, Transaction } from '../ports.js';

export interface ChangesTopics {
  readonly topics: TopicStore;
  readonly events: TopicEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Changes a topic under its lock, with its event and the wake of lists. `change` returns the change, or undefined if nothing would
 * change. NOT_FOUND for an unknown topic.
 */
export const changeTopic = (
  { topics, events, transaction, clock }: ChangesTopics,
  id: string,
  change: (standing: Topic, now: Date) => ChangedTopic | undefined,
): Promise<Topic> =>
  transaction.run(async () => {
    const standing = isId(id) ? await topics.lock(id) : undefined;
    if (!standing) throw notFound(`topic ${id}`);
    const now = clock.now();
    const to = change(standing, now);
    if (!to) return standing;
    const topic = await topics.change(id, to, now);
    await events.topicsChanged([topic]);
    events.topicsMoved(topic.deleted);
    return topic;
  });
