import type { Topic } from '../../domain/topic.js';
import { changeTopic, type ChangesTopics } from './change-topic.js';

/** Pins a topic at the top of its category, or unpins it. NOT_FOUND. */
export const pinTopic =
  (deps: ChangesTopics) =>
  (id: string, pinned: boolean): Promise<Topic> =>
    changeTopic(deps, id, (standing) => (standing.pinned === pinned ? undefined : { pinned }));
