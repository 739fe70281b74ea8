import { batchOf, type Clock } from '@seyir/kit';
import { widened, type ReadComment } from './cover-spoilers.js';
import { hiddenFrom, withoutBody } from './hide.js';
import { shownOnly } from './find-target.js';
import type { CommentStore, RestraintStore, Social } from './ports.js';

const MAX_IDS = 50;

interface Deps {
  readonly comments: CommentStore;
  readonly social: Social;
  readonly restraints: RestraintStore;
  readonly clock: Clock;
}

export interface Reader {
  readonly memberId: string | undefined;
  /** Moderators can read texts that a block hides, so that members cannot hide from moderators by blocking them. */
  readonly isModerator: boolean;
}

/**
 * Returns bodies that are covered as spoilers or muted, at the reader's request. Bodies hidden by a block stay
 * hidden. BAD_INPUT beyond 50 ids.
 */
export const revealComments =
  (deps: Deps) =>
  async ({ memberId, isModerator }: Reader, ids: readonly string[]): Promise<ReadComment[]> => {
    const found = await deps.comments.byIds(batchOf(ids, MAX_IDS));
    const comments = isModerator ? found : await shownOnly(deps, memberId, found);
    const reasons = isModerator ? [] : await hiddenFrom(deps, memberId, comments);
    return comments.map((comment, index) => {
      const shown = { ...widened(comment), covered: false };
      const hiddenBy = reasons[index];
      return hiddenBy === 'block' || hiddenBy === 'author' ? withoutBody(shown, hiddenBy) : shown;
    });
  };
