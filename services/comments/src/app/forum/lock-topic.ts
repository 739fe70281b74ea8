import type { Topic } from '../../domain/topic.js';
import { changeTopic, type ChangesTopics } from './change-topic.js';

/** Locks a topic, which makes it read-only, or unlocks it (product-rules, Forum). NOT_FOUND. */
export const lockTopic =
  (deps: ChangesTopics) =>
  (id: string, locked: boolean): Promise<Topic> =>
    changeTopic(deps, id, (standing) => (standing.locked === locked ? undefined : { locked }));
