import { mayGiveAway, type Comment, type Coverable } from '../domain/comment.js';
import type { HiddenBy } from '../domain/restraint.js';
import { replyScope, scopeKey, type Scope } from '../domain/spoiler.js';
import type { OnShown } from './find-target.js';
import type { Progress } from './ports.js';

/** A comment for a reader: without its body while covered or hidden. */
export interface ReadComment extends Comment {
  readonly covered: boolean;
  /** Absent if the comment is shown to this reader or covered. */
  readonly hiddenBy?: HiddenBy;
}

export type Cover = (
  readerId: string | undefined,
  comments: readonly OnShown<Comment>[],
) => Promise<ReadComment[]>;

/** Playback's maximum scopes per call. Further scopes stay covered; no page reaches the limit. */
const MAX_SCOPES = 500;

interface Deps {
  readonly progress: Progress;
  /** Called if the progress query fails; the reader still gets an answer. */
  readonly onUnknown: (error: unknown) => void;
}

/**
 * Removes the bodies that the reader's progress has not reached (product-rules, Community). One query covers all comments. A
 * visitor has no progress, and unknown progress reaches nothing. The reader's own comments are never covered. If a post got its
 * scope after its comments, the scope covers them too.
 */
export const cover =
  ({ progress, onUnknown }: Deps): Cover =>
  async (readerId, found) => {
    const comments = found.map(widened);
    const covered = await findCovered({ progress, onUnknown }, readerId, comments);
    return comments.map((comment) =>
      covered.has(comment) ? { ...comment, covered: true, body: '' } : { ...comment, covered: false },
    );
  };

/** Selects the texts that the reader's progress has not reached. One query covers all. */
export const findCovered = async <T extends OnShown<Coverable>>(
  { progress, onUnknown }: Deps,
  readerId: string | undefined,
  comments: readonly T[],
): Promise<ReadonlySet<T>> => {
  const scopes = new Map<string, Scope>();
  for (const comment of comments)
    if (mayGiveAway(comment, readerId))
      for (const scope of scopesOf(comment)) scopes.set(scopeKey(scope), scope);
  const reached = new Set<string>();
  if (readerId !== undefined && scopes.size > 0) {
    const answers = await progress
      .reached(readerId, [...scopes.values()].slice(0, MAX_SCOPES))
      .catch((error: unknown) => {
        onUnknown(error);
        return [];
      });
    [...scopes.keys()].forEach((key, index) => answers[index] && reached.add(key));
  }
  return new Set(
    comments.filter(
      (comment) =>
        mayGiveAway(comment, readerId) && scopesOf(comment).some((scope) => !reached.has(scopeKey(scope))),
    ),
  );
};

/** The comment with at least the current scope of its target. */
export const widened = (comment: OnShown<Comment>): OnShown<Comment> => {
  const scope = replyScope(comment.scope, comment.targetScope);
  return { ...comment, ...(scope && { scope }) };
};

/** The scopes of a comment after widening: two if the comment names another title than its target does. */
const scopesOf = ({ scope, targetScope }: OnShown<Coverable>): Scope[] => [
  ...(scope ? [scope] : []),
  ...(targetScope && targetScope.titleId !== scope?.titleId ? [targetScope] : []),
];
