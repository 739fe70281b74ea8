import { foldKey, snapshotPage, uniqueIds, type Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { patternOf } from '../domain/restraint.js';
import type { CommentStore, RestraintStore } from './ports.js';

/** A comment with the members who are not notified of it, because they mute a word of its text. */
export type Announced<T extends Comment = Comment> = T & { readonly deafIds: readonly string[] };

interface Deps {
  readonly restraints: Pick<RestraintStore, 'hiddenFromEach'>;
  readonly clock: Clock;
}

/**
 * Finds for each comment the members who must not be notified of it. Events have no texts, so only this service can decide.
 * @param ownerIds the authors of what the comments are about
 */
export const announced =
  ({ restraints, clock }: Deps) =>
  async <T extends Comment>(
    comments: readonly T[],
    ownerIds: readonly string[] = [],
  ): Promise<Announced<T>[]> => {
    const recipients = ({ deleted, silent, mentionedIds, reply }: Comment) =>
      deleted || silent ? [] : [...mentionedIds, ...(reply ? [reply.toAuthorId] : []), ...ownerIds];
    const asked = uniqueIds(comments.flatMap(recipients));
    if (asked.length === 0) return comments.map((comment) => ({ ...comment, deafIds: [] }));
    const hidden = await restraints.hiddenFromEach(asked, [], clock.now());
    return comments.map((comment) => ({
      ...comment,
      deafIds: uniqueIds(recipients(comment)).filter((id) =>
        patternOf(hidden.get(id)?.words ?? [])?.test(foldKey(comment.body)),
      ),
    }));
  };

/** The states of comments, for consumers that build their copy anew. */
export const snapshotComments = ({ comments, ...deps }: Deps & { readonly comments: CommentStore }) => {
  const page = snapshotPage(comments, (comment) => comment.id);
  return async (cursor: string, limit: number) => {
    const { items, nextCursor } = await page(cursor, limit);
    return { items: await announced(deps)(items), nextCursor };
  };
};
