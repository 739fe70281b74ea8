import { isId, notFound } from '@seyir/kit';
import type { ReadStory } from './read-stories.js';
import type { StoryStore } from './story-ports.js';

/** A covered story with its text, which the reader asks to see. NOT_FOUND for a story that the reader may not see. */
export const revealStory =
  ({ stories }: { readonly stories: StoryStore }) =>
  async (readerId: string | undefined, id: string): Promise<ReadStory> => {
    const [story] = isId(id) ? await stories.shown([id], readerId) : [];
    if (!story) throw notFound(`story ${id}`);
    return { ...story, covered: false };
  };
