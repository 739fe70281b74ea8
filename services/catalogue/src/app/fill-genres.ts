import { FIRST_ID, type TaskKind, type TaskStep } from '@seyir/kit';
import type { ChoiceStore } from './filter-ports.js';

/**
 * Copies the genres of all titles into their rows. The migration that adds the column adds this task twice, so that titles that
 * the previous release writes during the upgrade get theirs too.
 */
export const fillGenresTask: TaskKind<Record<string, never>, string> = {
  name: 'fill-genres',
  chunk: 500,
  whenDead: 'ticket',
};

/** One step of `fill-genres`. */
export const fillGenresStep =
  ({ choices }: { choices: ChoiceStore }): TaskStep<Record<string, never>, string> =>
  async (_, after = FIRST_ID, { limit }) => {
    const last = await choices.fillGenres(after, limit);
    return last === undefined ? 'done' : { cursor: last };
  };
