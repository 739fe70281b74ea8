import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { HiddenBy, type ForumTopicSchema, type TopicStateSchema } from '@seyir/proto';
import type { ReadTopic } from '../../app/forum/read-topics.js';
import type { Topic, TopicState } from '../../domain/topic.js';
import { hiddenByNumber, spoilerMessage } from './messages.js';

/** Converts a topic for a reader. A topic that the reader has just written is neither covered nor hidden. */
export const fromTopic = (topic: Topic & Partial<ReadTopic>): MessageInitShape<typeof ForumTopicSchema> => ({
  id: topic.id,
  category: topic.category,
  title: topic.title,
  body: topic.body,
  authorId: topic.authorId,
  titleId: topic.titleId ?? '',
  spoiler: spoilerMessage(topic.scope),
  covered: topic.covered ?? false,
  hiddenBy: topic.hiddenBy ? hiddenByNumber[topic.hiddenBy] : HiddenBy.UNSPECIFIED,
  edited: topic.edited,
  postedAt: timestampFromDate(topic.postedAt),
  activeAt: timestampFromDate(topic.activeAt),
  postCount: topic.postCount,
  lastNumber: topic.lastNumber,
  lastAuthorId: topic.lastAuthorId ?? '',
  pinned: topic.pinned,
  locked: topic.locked,
  reactions: [...topic.reactions],
  version: topic.textVersion,
  mentionedIds: topic.covered || topic.hiddenBy ? [] : [...topic.mentionedIds],
});

export const fromTopicState = ({
  topicId,
  followed,
  readNumber,
}: TopicState): MessageInitShape<typeof TopicStateSchema> => ({
  topicId,
  followed,
  readNumber: readNumber ?? 0,
  opened: readNumber !== undefined,
});
