import { badInput } from '@seyir/kit';
import { isTopicCategory, type Topic } from '../../domain/topic.js';
import { changeTopic, type ChangesTopics } from './change-topic.js';

/** Moves a topic to another category; its old one points to it for 7 days (product-rules, Forum). BAD_INPUT; NOT_FOUND. */
export const moveTopic =
  (deps: ChangesTopics) =>
  async (id: string, category: number): Promise<Topic> => {
    if (!isTopicCategory(category)) throw badInput({ category: category === 0 ? 'required' : 'invalid' });
    return changeTopic(deps, id, (standing, at) =>
      standing.category === category ? undefined : { category, moved: { category: standing.category, at } },
    );
  };
