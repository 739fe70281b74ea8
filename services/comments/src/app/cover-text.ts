import { badInput, DomainError, isId } from '@seyir/kit';
import type { Case } from '../domain/report.js';
import { targetKind } from '../domain/target.js';
import { findTarget } from './find-target.js';
import type {
  CaseStore,
  Catalogue,
  CommentEvents,
  CommentStore,
  Messages,
  Social,
  ThreadStore,
  TopicEvents,
  TopicStore,
} from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly topics: TopicStore;
  readonly threads: ThreadStore;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly messages: Pick<Messages, 'titleOfEntry'>;
  readonly events: CommentEvents & TopicEvents;
}

/**
 * The title whose spoiler a reported comment, topic, post, story or chat entry becomes by a cover. BAD_INPUT for other targets,
 * and for a text that belongs to no title. The moderator need not see the text: it may be in a private group.
 */
export const titleToCover =
  ({
    comments,
    topics,
    catalogue,
    social,
    messages,
  }: Pick<Deps, 'comments' | 'topics' | 'catalogue' | 'social' | 'messages'>) =>
  async (moderatorId: string, { target: { type, id } }: Pick<Case, 'target'>): Promise<string> => {
    const titleId = await find();
    if (titleId === undefined) throw badInput({ outcome: 'invalid' });
    return titleId;

    async function find(): Promise<string | undefined> {
      if (!isId(id)) return undefined;
      if (type === 'discussion') {
        const [topic] = await topics.byIds([id]);
        return topic?.scope?.titleId ?? topic?.titleId;
      }
      if (type === 'room') return messages.titleOfEntry(id);
      if (type === 'flow' || type === 'story') return social.titleOf(type, id);
      if (type !== 'comment') return undefined;
      const [comment] = await comments.byIds([id]);
      if (!comment || comment.scope) return comment?.scope?.titleId;
      if (comment.target.kind === targetKind.post) return social.titleOf('flow', comment.target.id);
      return findTarget({ catalogue, social }, moderatorId, comment.target).then(
        ({ place, least }) => least?.titleId ?? place.titleId,
        noneWhenGone,
      );
    }
  };

const noneWhenGone = (error: unknown): undefined => {
  if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
  return undefined;
};

/**
 * Covers a comment or a topic as a spoiler of the whole title, or ends the cover; in the running transaction. A removed text is
 * not covered. Social and messaging cover posts, stories and chat entries after the event of the case.
 */
export const setCover =
  ({ comments, topics, threads, events }: Omit<Deps, 'catalogue' | 'social' | 'messages'>) =>
  async ({ type, id }: Case['target'], titleId: string | undefined, now: Date): Promise<void> => {
    if (type === 'comment') {
      const standing = await comments.lock(id);
      // The cover of a removed text ends too: the text may be shown again.
      if (!standing || (standing.deleted && titleId !== undefined)) return;
      const covered = await comments.setCover(id, titleId, now);
      await events.commentsChanged([covered]);
      // The event names no texts, so caches drop the pages that show them, and open pages read again.
      events.threadsChanged([await threads.advance(covered.target)]);
    }
    if (type === 'discussion') {
      if (!(await topics.lock(id))) return;
      await events.topicsChanged([await topics.change(id, { coverTitleId: titleId ?? null }, now)]);
      events.topicsMoved(true);
      events.threadsChanged(await threads.advanceAll([{ kind: targetKind.discussion, id }]));
    }
  };

interface EndDeps extends Pick<Deps, 'comments' | 'topics'> {
  readonly cases: Pick<CaseStore, 'isCoveredByOther'>;
  readonly setCover: ReturnType<typeof setCover>;
}

/**
 * Ends the cover by a case whose decision was overturned, in the running transaction; not if the decision of another case covers the
 * text, too.
 */
export const endCover =
  ({ comments, topics, cases, setCover: set }: EndDeps) =>
  async (overturned: Case, now: Date): Promise<void> => {
    const { type, id } = overturned.target;
    if (type !== 'comment' && type !== 'discussion') return;
    // The text is locked first: the decision of another case about it waits, or is seen here.
    await (type === 'discussion' ? topics.lock(id) : comments.lock(id));
    if (!(await cases.isCoveredByOther(overturned))) await set(overturned.target, undefined, now);
  };
