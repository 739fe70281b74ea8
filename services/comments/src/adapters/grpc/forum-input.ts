import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import { TopicOrder as Order, type ImportedTopic as ImportedTopicMessage } from '@seyir/proto';
import type { ImportedTopic } from '../../app/forum/import-topics.js';
import type { TopicOrder } from '../../app/ports.js';

const orders: Readonly<Partial<Record<Order, TopicOrder>>> = {
  [Order.UNSPECIFIED]: 'activity',
  [Order.ACTIVITY]: 'activity',
  [Order.NEW]: 'new',
  [Order.UNANSWERED]: 'unanswered',
  [Order.FOLLOWED]: 'followed',
};

/** BAD_INPUT for an unknown order. */
export const toTopicOrder = (value: Order): TopicOrder => {
  const order = orders[value];
  if (!order) throw badInput({ order: 'invalid' });
  return order;
};

export const toImportedTopic = ({ postedAt, posts, ...topic }: ImportedTopicMessage): ImportedTopic => ({
  ...topic,
  spoiler: topic.spoiler,
  postedAt: timeOf(postedAt),
  posts: posts.map(({ postedAt: at, ...post }) => ({ ...post, spoiler: post.spoiler, postedAt: timeOf(at) })),
});

const timeOf = (given: ImportedTopicMessage['postedAt']): Date => {
  if (!given) throw badInput({ postedAt: 'required' });
  return timestampDate(given);
};
