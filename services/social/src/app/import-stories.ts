import { badInput, isId, type GoneMembers } from '@seyir/kit';
import type { ImportResult, Transaction } from './ports.js';
import type { ImportedStory, StoryStore } from './story-ports.js';
import { storyTextOf } from './story-text.js';

const MAX_BATCH = 100;

interface Deps {
  readonly stories: StoryStore;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/**
 * Adds up to 100 stories with their votes. Existing ones stay unchanged; a member's second story about a title, and stories and votes
 * of erased members, are left out. BAD_INPUT.
 */
export const importStories =
  ({ stories, goneMembers, transaction }: Deps) =>
  async (imported: readonly ImportedStory[]): Promise<ImportResult> => {
    if (imported.length > MAX_BATCH) throw badInput({ stories: 'too_long' });
    const read = imported.map((one, index) => {
      const { id, titleId, authorId, upIds, downIds } = one;
      const voterIds = [...upIds, ...downIds];
      const isTwice = new Set([authorId, ...voterIds]).size <= voterIds.length;
      if (![id, titleId, authorId, ...voterIds].every(isId) || isTwice)
        throw badInput({ [`stories.${index}`]: 'invalid' });
      return { ...one, body: storyTextOf(one.body) };
    });
    return transaction.run(async () => {
      const gone = await goneMembers.among(
        read.flatMap(({ authorId, upIds, downIds }) => [authorId, ...upIds, ...downIds]),
      );
      const remaining = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
      let created = 0;
      for (const one of read.filter(({ authorId }) => !gone.has(authorId))) {
        const story = { ...one, upIds: remaining(one.upIds), downIds: remaining(one.downIds) };
        if (await stories.import(story)) created += 1;
      }
      return { created, updated: 0, unchanged: imported.length - created };
    });
  };
