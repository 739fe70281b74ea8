import { foldKey, type Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import { patternOf, type Hidden, type HiddenBy } from '../domain/restraint.js';
import type { Cover, ReadComment } from './cover-spoilers.js';
import type { RestraintStore } from './ports.js';

interface Deps {
  readonly restraints: RestraintStore;
  readonly clock: Clock;
}

/** The attributes of a text that decide whether it is hidden. */
export type Hideable = Pick<Comment, 'authorId' | 'body' | 'deleted'>;

/** The reason why each comment is hidden from the reader; undefined for shown ones. Visitors see all. */
export const hiddenFrom = async (
  { restraints, clock }: Deps,
  readerId: string | undefined,
  comments: readonly Hideable[],
): Promise<(HiddenBy | undefined)[]> => {
  if (readerId === undefined || comments.length === 0) return comments.map(() => undefined);
  const authors = [...new Set(comments.map(({ authorId }) => authorId))];
  const hidden = await restraints.hiddenFrom(readerId, authors, clock.now());
  return comments.map(reasonsOf(readerId, hidden));
};

/** Texts are folded only for a reader who mutes words. */
const reasonsOf = (
  readerId: string,
  { authors, words }: Hidden,
): ((comment: Hideable) => HiddenBy | undefined) => {
  const muted = patternOf(words);
  return (comment) => {
    if (comment.deleted || comment.authorId === readerId) return undefined;
    return authors.get(comment.authorId) ?? (muted?.test(foldKey(comment.body)) ? 'word' : undefined);
  };
};

/** Removes the body. The spoiler cover still applies after the comment is no longer hidden. */
export const withoutBody = (comment: ReadComment, hiddenBy: HiddenBy): ReadComment => ({
  ...comment,
  hiddenBy,
  body: '',
});

/**
 * Also removes the bodies that the reader's blocks, mutes and muted words hide (product-rules, Community). Hidden
 * comments keep their places and counts, so that threads and pages are the same for all readers.
 */
export const hide =
  (deps: Deps, cover: Cover): Cover =>
  async (readerId, comments) => {
    const [covered, reasons] = await Promise.all([
      cover(readerId, comments),
      hiddenFrom(deps, readerId, comments),
    ]);
    return covered.map((comment, index) => {
      const hiddenBy = reasons[index];
      return hiddenBy ? withoutBody(comment, hiddenBy) : comment;
    });
  };
