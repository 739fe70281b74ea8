import { FIRST_ID } from '@seyir/kit';
import type { Clock, TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { Notification } from '../domain/notification.js';
import type { CounterStore, NotificationEvents, RemovalStore, Transaction } from './ports.js';

type Input = { readonly episodeId: string };
type Cursor = { readonly list: 'wishes' | 'told'; readonly after: string };

/** Removes an episode from the lists of all members, with four statements per member. */
export const removeEpisodeTask: TaskKind<Input, Cursor> = {
  name: 'remove-episode',
  chunk: 100,
  whenDead: 'page',
};

interface Deps {
  readonly removal: RemovalStore;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
}

/** Handles the removal of an episode: its announcements are deleted and no list shows it; a task deletes the lists' rows. */
export const removeEpisode =
  ({ removal, transaction, tasks }: Deps) =>
  (episodeId: string): Promise<void> =>
    transaction.run(async () => {
      await removal.announcements(episodeId);
      await tasks.add(removeEpisodeTask, { episodeId }, { key: episodeId });
    });

interface StepDeps {
  readonly removal: RemovalStore;
  readonly counters: CounterStore;
  readonly events: NotificationEvents;
  readonly clock: Clock;
}

/** One step of `remove-episode`. Members are locked in the order of ids, as in all changes of several lists. */
export const removeEpisodeStep =
  ({ removal, counters, events, clock }: StepDeps): TaskStep<Input, Cursor> =>
  async ({ episodeId }, { list, after } = { list: 'wishes', after: FIRST_ID }, { limit }) => {
    if (list === 'wishes') {
      const members = await removal.wishesFor(episodeId, after, limit);
      return members.length === limit
        ? { cursor: { list, after: members.at(-1) ?? after } }
        : { cursor: { list: 'told', after: FIRST_ID } };
    }
    const now = clock.now();
    const members = await removal.membersToldOf(episodeId, after, limit);
    for (const memberId of members) {
      // An erased member has no list; another task deletes the rows.
      if (!(await counters.lock(memberId, now))) continue;
      const gone = await removal.toldOf(memberId, episodeId, now);
      await counters.move(memberId, { count: -gone.length, unread: -unreadOf(gone) }, now);
      await events.notificationsChanged(memberId, gone);
    }
    return members.length === limit ? { cursor: { list, after: members.at(-1) ?? after } } : 'done';
  };

const unreadOf = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;
