import { changeTopic, type ChangesTopics } from './change-topic.js';

interface Deps extends ChangesTopics {
  /** Hides the topic's posts at once; a task deletes them. */
  readonly removeThreads: (subjectIds: readonly string[]) => Promise<void>;
}

/** Deletes a topic with all posts in it, also those of other members. NOT_FOUND for an unknown or already deleted topic. */
export const deleteTopic =
  (deps: Deps) =>
  (id: string): Promise<void> =>
    deps.transaction.run(async () => {
      await changeTopic(deps, id, () => ({ deleted: true }));
      await deps.removeThreads([id]);
    });
