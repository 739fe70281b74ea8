import { mayGiveAway, type Comment } from '../domain/comment.js';
import { scopeKey, type Scope } from '../domain/spoiler.js';
import type { Progress } from './ports.js';

/** A comment as a reader sees it: without its body while covered. */
export interface ReadComment extends Comment {
  readonly covered: boolean;
}

export type Cover = (readerId: string | undefined, comments: readonly Comment[]) => Promise<ReadComment[]>;

/** What playback takes in one question; scopes beyond it stay covered, but no page comes near. */
const MAX_SCOPES = 500;

interface Deps {
  readonly progress: Progress;
  /** Told when the progress could not be asked for; the reader gets an answer all the same. */
  readonly onUnknown: (error: unknown) => void;
}

/**
 * Holds back the bodies that the reader's progress has not reached (product-rules, Community). One question for all
 * comments; a visitor has no progress, and unknown progress has reached nothing. One's own are never covered.
 */
export const cover =
  ({ progress, onUnknown }: Deps): Cover =>
  async (readerId, comments) => {
    const scopes = new Map<string, Scope>();
    for (const comment of comments)
      if (comment.scope && mayGiveAway(comment, readerId)) scopes.set(scopeKey(comment.scope), comment.scope);
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
    return comments.map((comment) => {
      const covered =
        comment.scope !== undefined &&
        mayGiveAway(comment, readerId) &&
        !reached.has(scopeKey(comment.scope));
      return { ...comment, covered, body: covered ? '' : comment.body };
    });
  };
