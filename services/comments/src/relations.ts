import { uniqueIds, type RelationResolvers } from '@seyir/kit';
import type { CommentStore, TopicStore } from './app/ports.js';
import { isForStaff, isTopicCategory } from './domain/topic.js';
import type { CommentRelation } from './permissions.js';

/**
 * Finds the relations of viewers to comments and topics ('own' for the author, 'others' for everyone else), and who may write in a
 * category.
 */
export const relations = ({
  comments,
  topics,
}: {
  readonly comments: CommentStore;
  readonly topics: TopicStore;
}): RelationResolvers<CommentRelation> => ({
  async comment({ memberId }, ids) {
    const authors = await comments.authorsOf(uniqueIds(ids));
    return new Map([...authors].map(([id, author]) => [id, [author === memberId ? 'own' : 'others']]));
  },
  async topic({ memberId }, ids) {
    const found = await topics.byIds(uniqueIds(ids));
    return new Map(found.map(({ id, authorId }) => [id, [authorId === memberId ? 'own' : 'others']]));
  },
  // A topic without a category gets the category of its title, where members may write; the use case refuses unknown titles.
  async category(_, ids) {
    return new Map(ids.map((id) => [id, [writersIn(Number(id))]]));
  },
  async 'topic-category'(_, ids) {
    const found = await topics.byIds(uniqueIds(ids));
    return new Map(found.map(({ id, category }) => [id, [writersIn(category)]]));
  },
});

const writersIn = (category: number): CommentRelation =>
  isTopicCategory(category) && isForStaff(category) ? 'for-staff' : 'open';
