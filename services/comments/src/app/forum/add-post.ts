import { DomainError, isId, notFound, type Clock } from '@seyir/kit';
import { type Comment, type ReplyTo } from '../../domain/comment.js';
import { replyScope, type Spoiler } from '../../domain/spoiler.js';
import { targetKind, type Target } from '../../domain/target.js';
import type { AddsComment } from '../add-comment.js';
import { bodyOf } from '../body.js';
import { findTarget } from '../find-target.js';
import { mentionsOf } from '../mentions.js';
import type {
  Catalogue,
  CommentStore,
  Members,
  RestraintStore,
  Social,
  TopicEvents,
  TopicStore,
  Transaction,
} from '../ports.js';
import { declaredScope, memberScope } from '../scope.js';

// One transaction adds the post to its thread, numbers it and moves its topic up in lists; each step is a separate port.
interface Deps {
  readonly topics: TopicStore;
  readonly comments: CommentStore;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly addComment: AddsComment;
  readonly events: TopicEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface AddPostInput {
  readonly topicId: string;
  readonly body: string;
  /** A post of the topic; empty for none. */
  readonly quotedId: string;
  readonly spoiler?: Spoiler | undefined;
}

/**
 * Adds a post to a topic. A post that quotes another takes at least its scope, and its author is notified. BAD_INPUT for
 * the text or the scope; NOT_FOUND for an unknown topic and a quoted post that is deleted or of another topic;
 * TOPIC_LOCKED; FORBIDDEN if the author of the topic or of the quoted post blocks the member (product-rules, Blocking).
 */
export const addPost =
  (deps: Deps) =>
  async (authorId: string, { topicId, body: text, quotedId, spoiler }: AddPostInput): Promise<Comment> => {
    const { topics, comments, restraints, addComment, events, transaction, clock } = deps;
    const target: Target = { kind: targetKind.discussion, id: topicId };
    const body = bodyOf(text, target.kind);
    const [{ place, least }, mentionedIds, quoted] = await Promise.all([
      findTarget(deps, authorId, target, spoiler),
      mentionsOf(deps, authorId, target, body),
      quotedId === '' ? undefined : findQuoted(quotedId),
      assertWelcome(),
    ]);
    const wanted = replyScope(await memberScope(deps, place, spoiler), least);
    const declared = quoted?.scope && (await declaredScope(comments, quoted.id));
    const scope = replyScope(declared, wanted);
    const reply: ReplyTo | undefined = quoted && { toId: quoted.id, toAuthorId: quoted.authorId };
    return transaction.run(async () => {
      const taken = await topics.takeNumber(topicId, clock.now());
      if (!taken) throw notFound(`topic ${topicId}`);
      if (taken.locked) throw new DomainError('TOPIC_LOCKED', { reason: `topic ${topicId}` });
      if (reply && !(await comments.holdAnswered([reply.toId])))
        throw notFound(`post ${reply.toId} is deleted`);
      const post = await addComment({
        target,
        authorId,
        body,
        mentionedIds,
        number: taken.number,
        ...(reply && { reply }),
        ...(scope && { scope }),
      });
      events.topicsMoved();
      return post;
    });

    async function findQuoted(id: string): Promise<Comment> {
      const [found] = isId(id) ? await comments.byIds([id]) : [];
      if (!found || found.deleted || found.target.id !== topicId) throw notFound(`post ${id}`);
      await assertNotBlocked(found.authorId);
      return found;
    }

    async function assertWelcome(): Promise<void> {
      const [topic] = isId(topicId) ? await topics.byIds([topicId]) : [];
      if (topic) await assertNotBlocked(topic.authorId);
    }

    async function assertNotBlocked(byId: string): Promise<void> {
      const blockers = await restraints.blockersOf(authorId, [byId]);
      if (blockers.size > 0) throw new DomainError('FORBIDDEN', { reason: `blocked by ${byId}` });
    }
  };
