import { hasEnded, type Post } from '../domain/post.js';
import { scopeKey, type Scope } from '../domain/spoiler.js';
import type { Clock } from '@seyir/kit';
import type { Progress } from './ports.js';

/** A post for a reader. */
export interface ReadPost extends Post {
  /** True: its texts are covered until the reader asks for them. */
  readonly covered: boolean;
  /** True: the counts of its poll are hidden. */
  readonly resultsHidden: boolean;
}

export type ReadPosts = (
  readerId: string | undefined,
  posts: readonly Post[],
  how?: { readonly revealed: boolean },
) => Promise<ReadPost[]>;

interface Deps {
  readonly progress: Progress;
  readonly clock: Clock;
  /** Called with the error if the progress could not be read; the reader still gets an answer. */
  readonly onUnknown: (error: unknown) => void;
}

/**
 * Covers the texts that the reader's progress has not reached, unless the reader asks for them, and hides the counts of polls in
 * which the reader has not voted (product-rules, Scopes and Polls). Own posts are shown completely.
 */
export const readPosts =
  ({ progress, clock, onUnknown }: Deps): ReadPosts =>
  async (readerId, posts, { revealed } = { revealed: false }) => {
    const asked = new Map<string, Scope>();
    for (const { scope, authorId } of posts)
      if (scope && authorId !== readerId && !revealed) asked.set(scopeKey(scope), scope);
    const reached = new Set<string>();
    if (readerId !== undefined && asked.size > 0) {
      const answers = await progress.reached(readerId, [...asked.values()]).catch((error: unknown) => {
        onUnknown(error);
        return [];
      });
      [...asked.keys()].forEach((key, index) => answers[index] && reached.add(key));
    }
    const now = clock.now();
    return posts.map((post) => {
      const { scope, poll, authorId } = post;
      const isOwn = authorId === readerId;
      const covered = !isOwn && !revealed && scope !== undefined && !reached.has(scopeKey(scope));
      const resultsHidden = poll !== undefined && !isOwn && poll.ownAnswer === 0 && !hasEnded(poll, now);
      return {
        ...post,
        covered,
        resultsHidden,
        body: covered ? '' : post.body,
        photos: covered ? [] : post.photos,
        poll: poll && {
          ...poll,
          ...(covered && { question: '', answers: poll.answers.map(() => '') }),
          ...(resultsHidden && { counts: poll.counts.map(() => 0) }),
        },
      };
    });
  };
