import type { TaskKind, TaskStep } from '@seyir/kit';
import type { ReactionTarget } from '../domain/reaction.js';
import type { RecountStore } from './ports.js';

type Input = { readonly since: string };
type Cursor = { readonly type: ReactionTarget['type']; readonly id: string };

/**
 * Recounts the reactions that changed since `since`. A migration adds this task: replicas of the previous release
 * lock the counts and not the member's row, so a reaction of one member through both releases may be counted twice.
 */
export const recountReactionsTask: TaskKind<Input, Cursor> = {
  name: 'recount-reactions',
  whenDead: 'ticket',
};

/** One step of `recount-reactions`. */
export const recountReactionsStep =
  ({ recounts }: { recounts: RecountStore }): TaskStep<Input, Cursor> =>
  async ({ since }, cursor, { limit }) => {
    const last = await recounts.recountReactions(new Date(since), cursor, limit);
    return last ? { cursor: { type: last.type, id: last.id } } : 'done';
  };
