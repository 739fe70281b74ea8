import { badInput, type Clock, type Ids } from '@seyir/kit';
import type { Spoiler } from '../../domain/spoiler.js';
import { categoryOf, isTopicCategory, type Topic, type TopicCategory } from '../../domain/topic.js';
import { targetKind } from '../../domain/target.js';
import { mentionsOf } from '../mentions.js';
import type {
  Catalogue,
  Members,
  RestraintStore,
  Social,
  TopicEvents,
  TopicReaderStore,
  TopicStore,
  Transaction,
} from '../ports.js';
import { assertReachable } from '../scope.js';
import { titleOf, topicScope, topicText, type TopicText } from './topic-input.js';

// The title and the mentions are checked in other services; one transaction then adds the topic, which its author follows.
interface Deps {
  readonly topics: TopicStore;
  readonly topicReaders: TopicReaderStore;
  readonly catalogue: Catalogue;
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly social: Social;
  readonly events: TopicEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface CreateTopicInput extends TopicText {
  /** 0: the category follows from the title's kind. */
  readonly category: number;
  /** Empty: none. */
  readonly titleId: string;
  readonly spoiler?: Spoiler | undefined;
}

/**
 * Opens a topic, which its author then follows (product-rules, Forum). BAD_INPUT for a text, the scope or the category; NOT_FOUND
 * for an unknown title.
 */
export const createTopic =
  (deps: Deps) =>
  async (authorId: string, input: CreateTopicInput): Promise<Topic> => {
    const { topics, topicReaders, catalogue, events, transaction, clock } = deps;
    const text = topicText(input);
    const id = deps.ids.next();
    const [title, mentionedIds] = await Promise.all([
      titleOf(catalogue, input.titleId),
      mentionsOf(deps, authorId, { kind: targetKind.discussion, id }, text.body),
    ]);
    const category = categoryFor(input.category, title && categoryOf[title.kind]);
    const scope = await topicScope(catalogue, title?.id, input.spoiler);
    await assertReachable({ catalogue }, scope, input.spoiler);
    return transaction.run(async () => {
      const now = clock.now();
      const topic = await topics.add({
        id,
        category,
        ...text,
        mentionedIds,
        authorId,
        postedAt: now,
        ...(title && { titleId: title.id }),
        ...(scope && { scope }),
      });
      await topicReaders.follow(authorId, topic.id, now);
      await topicReaders.markRead(authorId, topic.id, 0);
      await events.topicsChanged([topic]);
      events.topicsMoved();
      return topic;
    });
  };

const categoryFor = (given: number, ofTitle: TopicCategory | undefined): TopicCategory => {
  const category = given || ofTitle;
  if (!category) throw badInput({ category: 'required' });
  if (!isTopicCategory(category)) throw badInput({ category: 'invalid' });
  return category;
};
