import { scopeKey } from '../domain/spoiler.js';
import type { Story } from '../domain/story.js';
import type { Progress } from './ports.js';
import { reachedScopes } from './reached-scopes.js';

/** A story for a reader: without its text while it is covered. */
export interface ReadStory extends Story {
  readonly covered: boolean;
}

export type ReadStories = (readerId: string | undefined, stories: readonly Story[]) => Promise<ReadStory[]>;

interface Deps {
  readonly progress: Progress;
  readonly onUnknown: (error: unknown) => void;
}

/** Holds back the stories that a moderator covers until the reader has watched what they spoil. Own stories are shown. */
export const readStories =
  (deps: Deps): ReadStories =>
  async (readerId, stories) => {
    const scopes = stories.flatMap(({ authorId, cover }) => (cover && authorId !== readerId ? [cover] : []));
    const reached = await reachedScopes(deps, readerId, scopes);
    return stories.map((story) => {
      const { authorId, cover } = story;
      const covered = cover !== undefined && authorId !== readerId && !reached.has(scopeKey(cover));
      return { ...story, covered, body: covered ? '' : story.body };
    });
  };
