import type { Photo } from './photo.js';
import type { Scope } from './spoiler.js';

/** The title or episode whose card a post shows. */
export interface Card {
  readonly kind: 'title' | 'episode';
  readonly id: string;
}

export interface Poll {
  readonly question: string;
  readonly answers: readonly string[];
  /** Votes by answer, in the order of the answers. */
  readonly counts: readonly number[];
  /** The number of the last frame of the counts; 0: none yet. */
  readonly seq: number;
  /** Undefined: the poll never ends. */
  readonly endsAt: Date | undefined;
  /** The number of the viewer's answer, from 1; 0: none. */
  readonly ownAnswer: number;
}

export interface Post {
  readonly id: string;
  readonly authorId: string;
  /** Empty for a poll or photos without a text. */
  readonly body: string;
  /** The scope that its author declared; undefined: no spoiler. */
  readonly scope: Scope | undefined;
  /** What it spoils by a moderator's decision; undefined: not covered. */
  readonly cover: Scope | undefined;
  readonly card: Card | undefined;
  readonly mentionedIds: readonly string[];
  readonly postedAt: Date;
  readonly edited: boolean;
  readonly version: number;
  /** Undefined: a post of the feed. */
  readonly groupId: string | undefined;
  /** The viewer manages its group, so the viewer may delete the post. */
  readonly managed: boolean;
  readonly poll: Poll | undefined;
  /** In their order. */
  readonly photos: readonly Photo[];
  readonly claps: number;
  /** The number of the last frame of the claps; 0: none yet. */
  readonly clapSeq: number;
  /** The viewer's own claps, 0 to 50. */
  readonly ownClaps: number;
}

/** Maximum number of claps of a member for a post (product-rules, Claps). */
export const MOST_CLAPS = 50;

/** The feeds: whose posts each contains. */
export type Feed = 'everyone' | 'followed';

export const hasEnded = ({ endsAt }: Pick<Poll, 'endsAt'>, now: Date): boolean =>
  endsAt !== undefined && endsAt <= now;
