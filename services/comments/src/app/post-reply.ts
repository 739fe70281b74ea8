import { isId, notFound } from '@seyir/kit';
import { replyTo, type Comment } from '../domain/comment.js';
import { replyScope, type Scope, type WantedScope } from '../domain/spoiler.js';
import { targetKey, type Target } from '../domain/target.js';
import { bodyOf } from './body.js';
import { mentionsOf } from './mentions.js';
import type { PostDeps } from './post-comment.js';
import { scopeFor } from './scope.js';

export interface PostReplyInput {
  /** A comment, or a reply: the new one hangs on the same comment as that, and answers its author. */
  readonly parentId: string;
  readonly body: string;
  readonly spoiler: WantedScope | undefined;
}

/**
 * Answers a comment or reply, with at least its scope: a narrower wish is widened. BAD_INPUT for its text or scope,
 * NOT_FOUND when what it answers is not there or deleted.
 */
export const postReply =
  ({ comments, catalogue, members, events, transaction, clock, ids }: PostDeps) =>
  async (authorId: string, { parentId, body: text, spoiler }: PostReplyInput): Promise<Comment> => {
    const body = bodyOf(text);
    const [parent] = isId(parentId) ? await comments.byIds([parentId]) : [];
    if (!parent) throw notFound(`comment ${parentId}`);
    const { target } = parent;
    const [wanted, mentionedIds] = await Promise.all([
      spoiler && scopeOn(target, spoiler),
      mentionsOf(members, authorId, body),
    ]);
    const scope = replyScope(wanted, parent.scope);
    return transaction.run(async () => {
      const reply = replyTo(parent);
      if (!(await comments.hang(reply))) throw notFound(`comment ${parentId} is deleted`);
      const comment = await comments.add({
        ...{ id: ids.next(), target, reply, authorId, body, mentionedIds, postedAt: clock.now() },
        ...(scope && { scope }),
      });
      if (!comment) throw notFound(`target ${targetKey(target)}`);
      await events.commentsChanged([comment]);
      events.wake([target]);
      return comment;
    });

    async function scopeOn(on: Target, wanted: WantedScope): Promise<Scope | undefined> {
      const place = (await catalogue.places([on])).get(targetKey(on));
      if (!place) throw notFound(`target ${targetKey(on)}`);
      return scopeFor(place, wanted);
    }
  };
