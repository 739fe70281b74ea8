import type { Keyed, KeySlice } from '@seyir/kit';
import type { Comment } from '../../domain/comment.js';
import type { Topic, TopicCategory, TopicState } from '../../domain/topic.js';
import type { Scope } from '../../domain/spoiler.js';

export type TopicOrder = 'activity' | 'new' | 'unanswered' | 'followed';

/** A position in a list of topics; `pinned` is 0 in lists without pinned topics. */
export type TopicKey = { readonly pinned: number; readonly at: string; readonly id: string };

/**
 * A position in a member's list of followed topics. They are listed in groups by when they were followed, and by activity inside a
 * group; `before` and `beforeId` are the position before the group.
 */
export type FollowedKey = {
  readonly before: string;
  readonly beforeId: string;
  readonly at: string;
  readonly id: string;
};

export type NewTopic = Pick<
  Topic,
  'id' | 'category' | 'title' | 'body' | 'authorId' | 'titleId' | 'scope' | 'postedAt' | 'mentionedIds'
>;

export interface TopicFilter {
  readonly order: Exclude<TopicOrder, 'followed'>;
  /** Undefined: all. */
  readonly category: TopicCategory | undefined;
  /** The title that topics are about; undefined: any. */
  readonly titleId: string | undefined;
  /** A search key that the title or the opening text must contain; undefined: any. */
  readonly search: string | undefined;
}

export interface TopicStore {
  byIds(ids: readonly string[]): Promise<Topic[]>;
  /** Topics without their texts and reactions. */
  list(filter: TopicFilter, slice: KeySlice<TopicKey>): Promise<Keyed<Topic, TopicKey>[]>;
  /** The topics that a member follows, as in `list`. @param category undefined: all */
  followed(
    readerId: string,
    category: TopicCategory | undefined,
    slice: KeySlice<FollowedKey>,
  ): Promise<Keyed<Topic, FollowedKey>[]>;
  /** Topics that left a category since a time, the most recently moved first. */
  movedFrom(category: TopicCategory, since: Date, limit: number): Promise<Topic[]>;
  /** Topics in the order of ids. */
  after(id: string | undefined, limit: number): Promise<Topic[]>;
  add(topic: NewTopic): Promise<Topic>;
  /** Locks the topic until the end of the transaction; undefined if it does not exist. */
  lock(id: string): Promise<Topic | undefined>;
  /** Changes a topic under the lock. */
  change(id: string, to: ChangedTopic, now: Date): Promise<Topic>;
  /**
   * Takes the number of the topic's next post and moves the topic up in lists. Locks the topic until the end of the
   * transaction; undefined if it does not exist.
   */
  takeNumber(
    id: string,
    now: Date,
  ): Promise<{ readonly number: number; readonly locked: boolean } | undefined>;
}

export type ChangedTopic =
  | (Pick<Topic, 'title' | 'body' | 'mentionedIds'> & {
      readonly titleId: Topic['titleId'] | undefined;
      readonly scope: Topic['scope'] | undefined;
    })
  | Pick<Topic, 'locked'>
  | Pick<Topic, 'pinned'>
  | Required<Pick<Topic, 'category' | 'moved'>>
  | { readonly deleted: true }
  /** Undefined ends a moderator's cover. */
  | { readonly cover: Scope | undefined };

export interface PostPage {
  readonly posts: readonly Comment[];
  /** The number of the last frame that the page includes. */
  readonly seq: number;
}

/** A post's place among the posts of all topics: its time with microseconds, and its id. */
export interface PostPlace {
  readonly at: string;
  readonly id: string;
}

/** Posts of a topic by their numbers, the oldest first. */
export interface PostStore {
  /** The first posts above a number. */
  above(
    topicId: string,
    number: number,
    slice: { readonly skip: number; readonly limit: number },
  ): Promise<PostPage>;
  /** The last posts below a number. */
  below(topicId: string, number: number, limit: number): Promise<PostPage>;
  anyBelow(topicId: string, number: number): Promise<boolean>;
  /** The last posts below a number that contain a search key, the newest first. */
  found(
    topicId: string,
    search: string,
    slice: { readonly below: number; readonly limit: number },
  ): Promise<{ readonly id: string; readonly number: number }[]>;
  /** The last posts of all topics before a place that contain a search key, the newest first. */
  foundInForum(
    search: string,
    slice: { readonly before: PostPlace; readonly limit: number },
  ): Promise<{ readonly id: string; readonly at: string }[]>;
  /** The last posts of a topic, without deleted ones. */
  newest(topicId: string, limit: number, how: { readonly withKeys: boolean }): Promise<NewPost[]>;
}

/** The data that decides whether a post is news for a member. */
export interface NewPost extends Pick<Comment, 'authorId' | 'mentionedIds' | 'postedAt'> {
  readonly number: number;
  /** The author of the post that this one quotes. */
  readonly quotedAuthorId: string | null;
  /** The search key of its text; null if it was not requested. */
  readonly bodyKey: string | null;
}

/** The topics that members follow, and their reading position in each. */
export interface TopicReaderStore {
  states(memberId: string, ids: readonly string[]): Promise<TopicState[]>;
  follow(memberId: string, topicId: string, followedAt: Date | undefined): Promise<TopicState>;
  /** Moves the member's reading position forward, never back. */
  markRead(memberId: string, topicId: string, number: number): Promise<TopicState>;
  /** The members who follow a topic, in the order of ids, after `after`. */
  followers(topicId: string, after: string, limit: number): Promise<string[]>;
  /** Those of these members who follow the topic. */
  followersAmong(topicId: string, memberIds: readonly string[]): Promise<Follower[]>;
}

export interface Follower {
  readonly memberId: string;
  readonly followedAt: Date;
  /** The last post that the follower has read; null if the follower has not opened the topic. */
  readonly readNumber: number | null;
}

/** Inserts or replaces topics by id; those edited or deleted since keep their state. */
export interface TopicImportStore {
  /** Locks the topics until the end of the transaction and returns those that are not deleted. */
  save(topics: readonly ImportedTopicRow[], how: { readonly now: Date }): Promise<SavedTopics>;
  /** Updates the last number and the time of the last activity from the topics' posts. */
  settle(ids: readonly string[]): Promise<void>;
}

export type ImportedTopicRow = Omit<NewTopic, 'mentionedIds'> & Pick<Topic, 'pinned' | 'locked'>;

export interface SavedTopics {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  /** The last numbers of the topics that are not deleted, by id. */
  readonly lastNumbers: ReadonlyMap<string, number>;
}

/** Removals of topics in chunks; `after` is the last id of the previous chunk. */
export interface TopicRemovalStore {
  /** The member's topics in the order of ids, with whether others have posted in them. */
  ofAuthor(
    memberId: string,
    after: string,
    limit: number,
  ): Promise<{ readonly id: string; readonly answered: boolean }[]>;
  /** Empties the texts and removes their author. The titles stay, because other members have posted in these topics. */
  empty(ids: readonly string[], now: Date): Promise<Topic[]>;
  /** The topics among these whose author was erased and that have no posts left. */
  abandoned(ids: readonly string[]): Promise<string[]>;
  /** Deletes a member's follows and reading positions; returns the number of rows, at most `limit`. */
  forgetReader(memberId: string, limit: number): Promise<number>;
  /** Takes a member out of the mentions of topics; returns the number of topics, at most `limit`. */
  forgetMentions(memberId: string, limit: number): Promise<number>;
  /** Deletes a topic after the rows of its readers; false while some of those are left. */
  delete(id: string, limit: number): Promise<boolean>;
}

/** Events for other services and wakes for pages, in the transaction of the change. */
export interface TopicEvents {
  topicsChanged(topics: readonly Topic[]): Promise<void>;
  /** Call it after the commit: notifies caches that lists of topics have changed; `gone`: something must not be shown any more. */
  topicsMoved(gone?: boolean): void;
}
