import { DomainError, isId, notFound, type Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { replyScope, type Spoiler } from '../domain/spoiler.js';
import { bodyOf } from './body.js';
import { assertUnlocked } from './find-target.js';
import { mentionsOf } from './mentions.js';
import type {
  Catalogue,
  CommentEvents,
  CommentStore,
  Members,
  RestraintStore,
  Social,
  ThreadStore,
  Transaction,
} from './ports.js';
import { scopeOn } from './scope.js';

// One transaction changes the text and its thread, and notifies members.
interface Deps {
  readonly comments: CommentStore;
  readonly threads: ThreadStore;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface EditCommentInput {
  readonly commentId: string;
  readonly body: string;
  /**
   * If absent, or equal to the scope that the author reads, the declared scope stays. A reply gets at least the scope of the
   * comment it answers.
   */
  readonly spoiler?: Spoiler | undefined;
  /** The version that the author saw. */
  readonly version: number;
}

/**
 * Changes an own text that is not deleted (product-rules, Community). Newly mentioned members are notified; those mentioned before
 * are not. NOT_FOUND for a deleted comment, and for one on a target that the author may no longer see; OUTDATED if it was changed
 * meanwhile; TOPIC_LOCKED.
 */
export const editComment =
  ({ comments, threads, catalogue, social, members, restraints, events, transaction, clock }: Deps) =>
  async (memberId: string, input: EditCommentInput): Promise<Comment> => {
    const { commentId: id, spoiler, version } = input;
    const [found] = isId(id) ? await comments.byIds([id]) : [];
    if (!found || found.deleted) throw notFound(`comment ${id}`);
    const body = bodyOf(input.body, found.target.kind);
    const { authorId: ownerId } = await assertUnlocked({ social }, memberId, found.target);
    const answeredId = found.reply?.toId;
    // A moderator's cover is not part of the author's declared scope and ends independently of it.
    const [asked, declared, named] = await Promise.all([
      scopeOn({ catalogue, social }, memberId, found.target, spoiler),
      comments.declaredScopes([id, ...(answeredId === undefined ? [] : [answeredId])]),
      mentionsOf({ members, restraints, social }, memberId, found.target, body),
    ]);
    const own = declared.get(id);
    const isAsShown = JSON.stringify(asked) === JSON.stringify(found.scope);
    const wanted = !spoiler ? replyScope(own, asked) : isAsShown ? own : asked;
    const scope = replyScope(wanted, answeredId === undefined ? undefined : declared.get(answeredId));
    return transaction.run(async () => {
      const standing = await comments.lock(id);
      if (!standing || standing.deleted) throw notFound(`comment ${id}`);
      if (standing.version !== version)
        throw new DomainError('OUTDATED', { reason: `version ${standing.version}, not ${version}` });
      if (standing.body === body && JSON.stringify(own) === JSON.stringify(scope)) return standing;
      const mentionedIds = [...new Set([...standing.mentionedIds, ...named])];
      const edited = await comments.edit(id, { body, scope, mentionedIds, now: clock.now() });
      await events.commentsChanged([edited], ownerId === undefined ? [] : [ownerId]);
      events.threadsChanged([{ ...(await threads.advance(edited.target)), changed: [edited] }]);
      return edited;
    });
  };
