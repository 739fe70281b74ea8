import type { TaskKind, TaskStep } from '@seyir/kit';
import type { Target } from '../domain/target.js';
import type { RecountStore } from './ports.js';

/**
 * Recounts the replies of all threads. A migration adds this task for replies that the previous release did not
 * count.
 */
export const recountRepliesTask: TaskKind<
  Record<string, never>,
  { readonly [K in keyof Target]: Target[K] }
> = { name: 'recount-replies', chunk: 50, whenDead: 'ticket' };

/** One step of `recount-replies`. */
export const recountRepliesStep =
  ({
    recounts,
  }: {
    recounts: RecountStore;
  }): TaskStep<Record<string, never>, { readonly [K in keyof Target]: Target[K] }> =>
  async (_, after, { limit }) => {
    const last = await recounts.recountReplies(after, limit);
    return last ? { cursor: { kind: last.kind, id: last.id } } : 'done';
  };
