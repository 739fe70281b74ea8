import { DomainError, isId, notFound } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { replyScope, type WantedScope } from '../domain/spoiler.js';
import { targetKey, type Target } from '../domain/target.js';
import type { Actor } from './actor.js';
import { bodyOf } from './body.js';
import { mentionsOf } from './mentions.js';
import type { PostDeps } from './post-comment.js';
import { scopeFor } from './scope.js';

export interface EditCommentInput {
  readonly id: string;
  readonly body: string;
  /** `keep` leaves the scope as it is; undefined takes it away. A reply keeps at least that of what it answers. */
  readonly spoiler: WantedScope | 'keep' | undefined;
  /** Of the comment that the author had before the eyes. */
  readonly version: number;
}

/**
 * Changes an own text, for as long as it stands (product-rules, Community). Whom it names newly is told, whom it named
 * before is not. NOT_FOUND for a deleted one, FORBIDDEN for another's, OUTDATED when it was changed in between.
 */
export const editComment =
  ({ comments, catalogue, members, events, transaction, clock }: Omit<PostDeps, 'ids'>) =>
  async ({ memberId, assertMay }: Actor, input: EditCommentInput): Promise<Comment> => {
    const { id, spoiler, version } = input;
    const [found] = isId(id) ? await comments.byIds([id]) : [];
    if (!found || found.deleted) throw notFound(`comment ${id}`);
    assertMay(found.authorId === memberId ? 'own' : 'others');
    const body = bodyOf(input.body);
    const [wanted, answered, named] = await Promise.all([
      spoiler === 'keep' ? found.scope : spoiler && scopeOn(found.target, spoiler),
      found.reply && comments.byIds([found.reply.toId]),
      mentionsOf(members, memberId, body),
    ]);
    const scope = replyScope(wanted, answered?.[0]?.scope);
    return transaction.run(async () => {
      const standing = await comments.lock(id);
      if (!standing || standing.deleted) throw notFound(`comment ${id}`);
      if (standing.version !== version)
        throw new DomainError('OUTDATED', { reason: `version ${standing.version}, not ${version}` });
      if (standing.body === body && JSON.stringify(standing.scope) === JSON.stringify(scope)) return standing;
      const mentionedIds = [...new Set([...standing.mentionedIds, ...named])];
      const edited = await comments.edit(id, { body, scope, mentionedIds, now: clock.now() });
      await events.commentsChanged([edited]);
      events.wake([edited.target]);
      return edited;
    });

    async function scopeOn(on: Target, wanted: WantedScope) {
      const place = (await catalogue.places([on])).get(targetKey(on));
      if (!place) throw notFound(`target ${targetKey(on)}`);
      return scopeFor(place, wanted);
    }
  };
