import { hasEnded, type Post } from '../domain/post.js';
import { scopeKey, widest, type Scope } from '../domain/spoiler.js';
import type { Clock } from '@seyir/kit';
import type { Progress } from './ports.js';
import { reachedScopes } from './reached-scopes.js';

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

/** The scopes that a post spoils: a moderator's cover, which may name another title than the author did, and the declared scope. */
const scopesOf = ({ scope, cover }: Post): Scope[] => {
  if (!cover || !scope) return [cover, scope].filter((one) => one !== undefined);
  return cover.titleId === scope.titleId ? [widest(cover, scope)] : [cover, scope];
};

/**
 * Covers the texts that the reader's progress has not reached, unless the reader asks for them, and hides the counts of polls in
 * which the reader has not voted (product-rules, Scopes and Polls). Own posts are shown completely.
 */
export const readPosts =
  ({ clock, ...deps }: Deps): ReadPosts =>
  async (readerId, posts, { revealed } = { revealed: false }) => {
    const asked = revealed ? [] : posts.filter(({ authorId }) => authorId !== readerId).flatMap(scopesOf);
    const reached = await reachedScopes(deps, readerId, asked);
    const now = clock.now();
    return posts.map((post) => {
      const { poll, authorId } = post;
      const isOwn = authorId === readerId;
      const covered = !isOwn && !revealed && scopesOf(post).some((scope) => !reached.has(scopeKey(scope)));
      const resultsHidden = poll !== undefined && !isOwn && poll.ownAnswer === 0 && !hasEnded(poll, now);
      return {
        ...post,
        // The author's form gets the declared scope, without a moderator's cover.
        scope: isOwn ? post.scope : scopesOf(post)[0],
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
