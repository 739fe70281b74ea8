import { notFound, type Clock, type Ids } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import type { WantedScope } from '../domain/spoiler.js';
import { targetKey, type Target } from '../domain/target.js';
import { bodyOf } from './body.js';
import { mentionsOf } from './mentions.js';
import type { Catalogue, CommentEvents, CommentStore, Members, Transaction } from './ports.js';
import { scopeFor } from './scope.js';

export interface PostDeps {
  readonly comments: CommentStore;
  readonly catalogue: Catalogue;
  readonly members: Members;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface PostCommentInput {
  readonly target: Target;
  readonly body: string;
  /** Absent: gives nothing away. */
  readonly spoiler: WantedScope | undefined;
}

/** Adds a comment to a thread. BAD_INPUT for its text or scope, NOT_FOUND where the target does not exist. */
export const postComment =
  ({ comments, catalogue, members, events, transaction, clock, ids }: PostDeps) =>
  async (authorId: string, { target, body: text, spoiler }: PostCommentInput): Promise<Comment> => {
    const body = bodyOf(text);
    const [places, mentionedIds] = await Promise.all([
      catalogue.places([target]),
      mentionsOf(members, authorId, body),
    ]);
    const place = places.get(targetKey(target));
    if (!place) throw notFound(`target ${targetKey(target)}`);
    const scope = scopeFor(place, spoiler);
    return transaction.run(async () => {
      const comment = await comments.add({
        ...{ id: ids.next(), target, authorId, body, mentionedIds, postedAt: clock.now() },
        ...(scope && { scope }),
      });
      if (!comment) throw notFound(`target ${targetKey(target)}`);
      await events.commentsChanged([comment]);
      events.wake([target]);
      return comment;
    });
  };
