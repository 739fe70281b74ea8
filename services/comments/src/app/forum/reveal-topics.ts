import { batchOf } from '@seyir/kit';
import { hiddenFrom } from '../hide.js';
import type { TopicStore } from '../ports.js';
import type { Reader } from '../reveal-comments.js';
import { whole, withoutText, type ReadsTopics, type ReadTopic } from './read-topics.js';

const MAX_IDS = 50;

/**
 * Titles and texts that are covered as spoilers or muted, at the reader's request. Those hidden by a block stay hidden,
 * except from moderators. BAD_INPUT beyond 50 ids.
 */
export const revealTopics =
  (deps: Pick<ReadsTopics, 'restraints' | 'clock'> & { readonly topics: TopicStore }) =>
  async ({ memberId, isModerator }: Reader, ids: readonly string[]): Promise<ReadTopic[]> => {
    const topics = await deps.topics.byIds(batchOf(ids, MAX_IDS));
    const reasons = isModerator ? [] : await hiddenFrom(deps, memberId, topics.map(whole));
    return topics.map((topic, index) => {
      const hiddenBy = reasons[index];
      const shown = { ...topic, covered: false };
      return hiddenBy === 'block' || hiddenBy === 'author' ? withoutText(shown, hiddenBy) : shown;
    });
  };
