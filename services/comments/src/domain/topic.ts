import type { ReactionCount } from './reaction.js';
import type { Scope } from './spoiler.js';
import type { TitleTarget } from './target.js';

/** The categories of the forum; the numbers are those of the contract and the legacy calls. */
export const topicCategory = {
  general: 1,
  series: 2,
  anime: 3,
  movies: 4,
  suggestions: 5,
  announcements: 6,
} as const;

export type TopicCategory = (typeof topicCategory)[keyof typeof topicCategory];

export const isTopicCategory = (value: number): value is TopicCategory =>
  Object.values(topicCategory).some((category) => category === value);

/** Whether only staff may write in the category. */
export const isForStaff = (category: TopicCategory): boolean => category === topicCategory.announcements;

/** The category of a topic about a title of this kind. */
export const categoryOf: Readonly<Record<TitleTarget, TopicCategory>> = {
  series: topicCategory.series,
  anime: topicCategory.anime,
  movie: topicCategory.movies,
};

export interface Topic {
  readonly id: string;
  readonly category: TopicCategory;
  readonly title: string;
  /** Empty after its author was erased. */
  readonly body: string;
  readonly authorId: string;
  /** The title that the topic is about. */
  readonly titleId?: string;
  /** Absent: no spoiler. */
  readonly scope?: Scope;
  /** Present while a moderator covers the topic: `scope` is then the cover, and this holds the scope that the author declared. */
  readonly cover?: { readonly declared?: Scope };
  readonly postedAt: Date;
  readonly edited: boolean;
  /** Imported: no notifications. */
  readonly silent: boolean;
  /** Time of the last post, or of the topic itself if it has none. */
  readonly activeAt: Date;
  readonly postCount: number;
  /** The number of the last post; 0 before the first. Numbers are never used again. */
  readonly lastNumber: number;
  readonly lastAuthorId?: string;
  readonly pinned: boolean;
  /** Read only. */
  readonly locked: boolean;
  readonly moved?: MovedFrom;
  readonly reactions: readonly ReactionCount[];
  /** All members that the opening text has ever mentioned; empty in lists. */
  readonly mentionedIds: readonly string[];
  /** Rises with each change of the topic itself, not with its posts. */
  readonly version: number;
  /** Rises with each change of title, text and scope: an edit names the one that it began with. */
  readonly textVersion: number;
  readonly changedAt: Date;
  readonly deleted: boolean;
}

export interface MovedFrom {
  readonly category: TopicCategory;
  readonly at: Date;
}

/** A member's relation to a topic. */
export interface TopicState {
  readonly topicId: string;
  readonly followed: boolean;
  /** The last post that the member has read; undefined if the member has not opened the topic. */
  readonly readNumber?: number;
}
