import { uniqueIds, type TaskKind, type Tasks } from '@seyir/kit';
import { TOPIC, type CommentFacts } from '../domain/notification.js';
import type { Transaction } from './ports.js';

type Input = { readonly topicId: string };

/** The data of a task that notifies a topic's followers of its posts; the cursor is the last member's id. */
export const tellFollowersTask: TaskKind<Input, string> = {
  name: 'tell-followers',
  chunk: 100,
  whenDead: 'ticket',
};

/** The data of a task that recounts the entries about a topic after the removal of posts; the cursor is the last member's id. */
export const recountTopicTask: TaskKind<Input, string> = {
  name: 'recount-topic',
  chunk: 100,
  whenDead: 'ticket',
};

/** Whether a change of a comment concerns the followers of a topic: it is a post of a topic, new or deleted, and no import. */
export const concernsFollowers = ({ target, deleted, silent }: PostFacts): boolean =>
  target.kind === TOPIC && (deleted || !silent);

type PostFacts = Pick<CommentFacts, 'target' | 'deleted' | 'silent'>;

/**
 * Handles changes of topics' posts: a task notifies the followers, who may be thousands, or corrects their entries after a removal.
 * A topic has at most one task of each kind, so many posts in a short time cost each follower few notifications.
 */
export const keepTopicPosts =
  ({ transaction, tasks }: { readonly transaction: Transaction; readonly tasks: Tasks }) =>
  async (posts: readonly PostFacts[]): Promise<void> => {
    const concerning = posts.filter(concernsFollowers);
    if (concerning.length === 0) return;
    await transaction.run(async () => {
      for (const kind of [recountTopicTask, tellFollowersTask]) {
        const ofKind = concerning.filter(({ deleted }) => deleted === (kind === recountTopicTask));
        // In the order of ids, so that two transactions never deadlock.
        for (const topicId of uniqueIds(ofKind.map(({ target }) => target.id)).toSorted())
          await tasks.add(kind, { topicId }, { key: topicId });
      }
    });
  };
