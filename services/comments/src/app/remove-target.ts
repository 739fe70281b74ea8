import { DomainError } from '@seyir/kit';
import type { Case } from '../domain/report.js';
import type { CommentStore } from './ports.js';

interface Deps {
  readonly comments: Pick<CommentStore, 'lock'>;
  /** Removes a comment. Removing it twice is no error; NOT_FOUND if it does not exist. */
  readonly deleteComment: (id: string) => Promise<unknown>;
  /** Takes a topic away; NOT_FOUND for one that is gone. */
  readonly deleteTopic: (id: string) => Promise<unknown>;
}

/**
 * Removes a reported comment or topic in the running transaction; targets of other services stay, because their owners remove them.
 * True if the text can be shown again: it is a comment that its author has not deleted.
 */
export const removeTarget =
  ({ comments, deleteComment, deleteTopic }: Deps) =>
  async ({ type, id }: Case['target']): Promise<boolean> => {
    if (type === 'discussion') await deleteTopic(id).catch(noneWhenGone);
    if (type !== 'comment') return false;
    const standing = await comments.lock(id);
    await deleteComment(id).catch(noneWhenGone);
    return standing !== undefined && !standing.deleted;
  };

export type RemoveTarget = ReturnType<typeof removeTarget>;

const noneWhenGone = (error: unknown): void => {
  if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
};
