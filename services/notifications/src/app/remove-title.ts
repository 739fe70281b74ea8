import { FIRST_ID } from '@seyir/kit';
import type { TaskKind, TaskStep, Tasks } from '@seyir/kit';
import type { RemovalStore, Transaction } from './ports.js';

type Input = { readonly titleId: string };

/** Deletes the wishes for a title; the cursor is the last member's id. */
export const removeTitleTask: TaskKind<Input, string> = { name: 'remove-title', whenDead: 'page' };

/** Handles the removal of a title: all wishes for it are deleted. Its episodes have their own events. */
export const removeTitle =
  ({ transaction, tasks }: { transaction: Transaction; tasks: Tasks }) =>
  (titleId: string): Promise<void> =>
    transaction.run(() => tasks.add(removeTitleTask, { titleId }, { key: titleId }));

/** One step of `remove-title`. */
export const removeTitleStep =
  ({ removal }: { removal: RemovalStore }): TaskStep<Input, string> =>
  async ({ titleId }, after = FIRST_ID, { limit }) => {
    const members = await removal.wishesFor(titleId, after, limit);
    return members.length === limit ? { cursor: members.at(-1) ?? after } : 'done';
  };
