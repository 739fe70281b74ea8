import { DomainError, isId, notFound, uniqueIds, type Clock } from '@seyir/kit';
import type { Spoiler } from '../../domain/spoiler.js';
import type { Topic } from '../../domain/topic.js';
import { targetKind } from '../../domain/target.js';
import { mentionsOf } from '../mentions.js';
import type {
  Catalogue,
  CommentEvents,
  Members,
  RestraintStore,
  Social,
  ThreadStore,
  TopicEvents,
  TopicStore,
  Transaction,
} from '../ports.js';
import { assertReachable } from '../scope.js';
import { titleOf, topicScope, topicText, type TopicText } from './topic-input.js';

// The title and the mentions are checked in other services; one transaction then changes the topic, its thread and cached pages.
interface Deps {
  readonly topics: TopicStore;
  readonly catalogue: Catalogue;
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly social: Social;
  readonly threads: Pick<ThreadStore, 'advanceAll'>;
  readonly events: TopicEvents & Pick<CommentEvents, 'threadsChanged'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface EditTopicInput extends TopicText {
  readonly topicId: string;
  /** Empty: none. */
  readonly titleId: string;
  /** Absent keeps the scope. */
  readonly spoiler?: Spoiler | undefined;
  /** The version of the texts that the author edited; 0: any version. */
  readonly version: number;
}

/**
 * Changes a topic's texts, its scope, and the title that it is about. BAD_INPUT as in `createTopic`; NOT_FOUND; OUTDATED if its
 * texts were changed meanwhile; TOPIC_LOCKED for an author whose topic is read-only.
 */
export const editTopic =
  (deps: Deps) =>
  async (isModerator: boolean, input: EditTopicInput): Promise<Topic> => {
    const { topics, catalogue, threads, events, transaction, clock } = deps;
    const { topicId: id, titleId, spoiler, version } = input;
    if (!isId(id)) throw notFound(`topic ${id}`);
    const text = topicText(input);
    const title = await titleOf(catalogue, titleId);
    const asked = spoiler && (await topicScope(catalogue, title?.id, spoiler));
    await assertReachable({ catalogue }, asked, spoiler);
    const [found] = await topics.byIds([id]);
    if (!found) throw notFound(`topic ${id}`);
    // The names are the author's, even if a moderator edits the text.
    const named = await mentionsOf(deps, found.authorId, { kind: targetKind.discussion, id }, text.body);
    return transaction.run(async () => {
      const standing = await topics.lock(id);
      if (!standing) throw notFound(`topic ${id}`);
      if (standing.locked && !isModerator) throw new DomainError('TOPIC_LOCKED', { reason: `topic ${id}` });
      if (version > 0 && standing.textVersion !== version)
        throw new DomainError('OUTDATED', { reason: `version ${standing.textVersion}, not ${version}` });
      const declared = standing.cover ? standing.cover.declared : standing.scope;
      // The form sends the shown scope back, and that may be a moderator's cover. Such a scope does not replace the author's own.
      const isAsShown = JSON.stringify(asked) === JSON.stringify(standing.scope);
      const scope = spoiler && !isAsShown ? asked : declared;
      const mentionedIds = uniqueIds([...standing.mentionedIds, ...named]);
      const changed = { ...text, mentionedIds, titleId: title?.id, scope };
      const topic = await topics.change(id, changed, clock.now());
      await events.topicsChanged([topic]);
      // Cached pages must be dropped, because a new scope covers what they still show, including the posts.
      events.topicsMoved(true);
      events.threadsChanged(await threads.advanceAll([{ kind: targetKind.discussion, id }]));
      return topic;
    });
  };
