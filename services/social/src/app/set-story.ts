import { isId, notFound, type Clock, type Ids } from '@seyir/kit';
import type { Catalogue, Transaction } from './ports.js';
import type { ReadStory } from './read-stories.js';
import type { StoryStore } from './story-ports.js';
import { storyTextOf } from './story-text.js';

interface Deps {
  readonly stories: StoryStore;
  readonly catalogue: Catalogue;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Writes the member's one story about a title; its votes stay when its text changes. BAD_INPUT; NOT_FOUND for an unknown title. */
export const setStory =
  ({ stories, catalogue, transaction, clock, ids }: Deps) =>
  async (authorId: string, titleId: string, text: string): Promise<ReadStory> => {
    const body = storyTextOf(text);
    const known = isId(titleId) && (await catalogue.titlesAmong([titleId])).has(titleId);
    if (!known) throw notFound(`title ${titleId}`);
    const story = await transaction.run(() =>
      stories.set({ id: ids.next(), titleId, authorId, body }, clock.now()),
    );
    return { ...story, covered: false };
  };
