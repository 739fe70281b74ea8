import { badInput, DomainError, isId } from '@seyir/kit';
import type { Case } from '../domain/report.js';
import { replyScope, type Scope, type Spoiler } from '../domain/spoiler.js';
import { targetKind, type Place } from '../domain/target.js';
import { findTarget } from './find-target.js';
import { memberScope } from './scope.js';
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

// Each kind of text has its own owner: comments and topics here, posts in social, chat entries in messaging.
interface Deps {
  readonly comments: CommentStore;
  readonly topics: TopicStore;
  readonly threads: ThreadStore;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly messages: Pick<Messages, 'titleOfEntry'>;
  readonly events: CommentEvents & TopicEvents;
}

type PlaceDeps = Pick<Deps, 'comments' | 'topics' | 'catalogue' | 'social' | 'messages'>;

/**
 * The place in a title that a reported comment, topic, post, story or chat entry spoils if it is covered; undefined for other targets,
 * and for a text that belongs to no title. The moderator need not see the text: it may be in a private group.
 */
export const placeToCover =
  ({ comments, topics, catalogue, social, messages }: PlaceDeps) =>
  async (
    moderatorId: string,
    { target: { type, id } }: Pick<Case, 'target'>,
  ): Promise<PlaceToCover | undefined> => {
    if (!isId(id)) return undefined;
    if (type === 'discussion') {
      const [topic] = await topics.byIds([id]);
      return inTitle(topic?.scope?.titleId ?? topic?.titleId);
    }
    if (type === 'room') return inTitle(await messages.titleOfEntry(id));
    if (type === 'flow' || type === 'story') return inTitle(await social.titleOf(type, id));
    if (type !== 'comment') return undefined;
    const [comment] = await comments.byIds([id]);
    if (!comment || comment.scope) return inTitle(comment?.scope?.titleId);
    if (comment.target.kind === targetKind.post)
      return inTitle(await social.titleOf('flow', comment.target.id));
    const found = await findTarget({ catalogue, social }, moderatorId, comment.target).catch(noneWhenGone);
    if (!found) return undefined;
    const { place, least } = found;
    return least || !place.titleId ? inTitle(least?.titleId) : { ...place, titleId: place.titleId };
  };

export type PlaceToCover = Place & Required<Pick<Place, 'titleId'>>;

export type FindPlaceToCover = ReturnType<typeof placeToCover>;

const inTitle = (titleId: string | undefined): PlaceToCover | undefined =>
  titleId === undefined ? undefined : { titleId };

const noneWhenGone = (error: unknown): undefined => {
  if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
  return undefined;
};

/**
 * The scope of a moderator's cover: what the moderator chooses, by the rules for authors; the whole title without a choice. BAD_INPUT
 * for a target that cannot be covered, for another title, for half an episode, and for an episode that a film does not have.
 */
export const scopeToCover = (deps: PlaceDeps) => {
  const find = placeToCover(deps);
  return async (
    moderatorId: string,
    given: Pick<Case, 'target'>,
    spoiler: Spoiler | undefined,
  ): Promise<Scope> => {
    const place = await find(moderatorId, given);
    if (!place) throw badInput({ outcome: 'invalid' });
    return (await memberScope(deps, place, spoiler)) ?? { titleId: place.titleId, season: 0, number: 0 };
  };
};

export type ScopeToCover = ReturnType<typeof scopeToCover>;

type WriteDeps = Omit<Deps, 'catalogue' | 'social' | 'messages'>;

/** Stores the cover of a comment or a topic, or its end; of a removed comment too, because an appeal may restore it. */
const writeCover =
  ({ comments, topics, threads, events }: WriteDeps) =>
  async ({ type, id }: Case['target'], cover: Scope | undefined, now: Date): Promise<void> => {
    if (type === 'comment') {
      if (!(await comments.lock(id))) return;
      const covered = await comments.setCover(id, cover, now);
      await events.commentsChanged([covered]);
      // The event names no texts, so caches drop the pages that show them, and open pages read again.
      events.threadsChanged([await threads.advance(covered.target)]);
    }
    if (type === 'discussion') {
      if (!(await topics.lock(id))) return;
      await events.topicsChanged([await topics.change(id, { cover }, now)]);
      events.topicsMoved(true);
      events.threadsChanged(await threads.advanceAll([{ kind: targetKind.discussion, id }]));
    }
  };

/** The text is locked first: the decision of another case about it waits, or is seen. False for a target of another service. */
const lockText = async (
  { comments, topics }: Pick<Deps, 'comments' | 'topics'>,
  { type, id }: Case['target'],
): Promise<boolean> => {
  if (type !== 'comment' && type !== 'discussion') return false;
  await (type === 'discussion' ? topics.lock(id) : comments.lock(id));
  return true;
};

interface CoverDeps extends WriteDeps {
  readonly cases: Pick<CaseStore, 'coverOf'>;
}

/**
 * Covers a comment or a topic as a spoiler, in the running transaction; a wider cover by the decision of another case stays. Social and
 * messaging cover posts, stories and chat entries after the event of the case.
 */
export const setCover = (deps: CoverDeps) => {
  const write = writeCover(deps);
  return async (target: Case['target'], cover: Scope, now: Date): Promise<void> => {
    if (!(await lockText(deps, target))) return;
    await write(target, replyScope(cover, await deps.cases.coverOf(target)), now);
  };
};

/**
 * Ends the cover by a case whose decision was overturned, in the running transaction; the widest cover by the decisions of other cases
 * stays.
 */
export const endCover = (deps: CoverDeps) => {
  const write = writeCover(deps);
  return async ({ id, target }: Case, now: Date): Promise<void> => {
    if (await lockText(deps, target)) await write(target, await deps.cases.coverOf(target, id), now);
  };
};
