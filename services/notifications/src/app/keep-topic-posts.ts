import type { TaskKind, Tasks } from '@seyir/kit';
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

/**
 * Handles a change of a topic's post: a task notifies the followers, who may be thousands, or corrects their entries after a removal.
 * A topic has at most one task of each kind, so many posts in a short time cost each follower few notifications.
 */
export const keepTopicPosts =
  ({ transaction, tasks }: { readonly transaction: Transaction; readonly tasks: Tasks }) =>
  async ({ target, deleted, silent }: Pick<CommentFacts, 'target' | 'deleted' | 'silent'>): Promise<void> => {
    if (target.kind !== TOPIC || (silent && !deleted)) return;
    const kind = deleted ? recountTopicTask : tellFollowersTask;
    await transaction.run(() => tasks.add(kind, { topicId: target.id }, { key: target.id }));
  };
