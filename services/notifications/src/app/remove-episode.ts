import { FIRST_ID } from '@seyir/kit';
import type { TaskKind, TaskStep, Tasks } from '@seyir/kit';
import { entriesRemoved, type ChangeList } from './change-list.js';
import type { RemovalStore, Transaction } from './ports.js';

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
  readonly changeList: ChangeList;
}

/** One step of `remove-episode`. Members are locked in the order of ids, as in all changes of several lists. */
export const removeEpisodeStep =
  ({ removal, changeList }: StepDeps): TaskStep<Input, Cursor> =>
  async ({ episodeId }, { list, after } = { list: 'wishes', after: FIRST_ID }, { limit }) => {
    if (list === 'wishes') {
      const members = await removal.wishesFor(episodeId, after, limit);
      return members.length === limit
        ? { cursor: { list, after: members.at(-1) ?? after } }
        : { cursor: { list: 'told', after: FIRST_ID } };
    }
    const members = await removal.membersNotifiedOf(episodeId, after, limit);
    for (const memberId of members) {
      // Another task deletes the rows of an erased member.
      await changeList(memberId, async (now) =>
        entriesRemoved(await removal.removeEntriesOf(memberId, episodeId, now)),
      );
    }
    return members.length === limit ? { cursor: { list, after: members.at(-1) ?? after } } : 'done';
  };
