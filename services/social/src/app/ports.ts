import type { Keyed, KeySlice } from '@seyir/kit';
import type { Audience, FollowCounts, FollowState } from '../domain/follow.js';
import type { Photo } from '../domain/photo.js';
import type { Card, Feed, Post } from '../domain/post.js';
import type { Block } from '../domain/restraint.js';
import type { Place, Scope } from '../domain/spoiler.js';
import type { NewPoll } from './poll-input.js';

/** The position of a follow in a list: a time in PostgreSQL's format, and the other member. */
export interface FollowKey {
  readonly since: string;
  readonly id: string;
}

/** The lists of a member's follows. */
export type FollowList = 'followers' | 'followed' | 'requests';

/** The wakes of open pages about follows, sent after the commit. */
export interface FollowEvents {
  followsChanged(memberIds: readonly string[]): void;
  /** Other posts may be hidden from these members now. */
  hiddenChanged(memberIds: readonly string[]): void;
}

/** A member whom another one might follow, with the number of titles, groups and followed members that they have in common. */
export interface Suggestion {
  readonly memberId: string;
  readonly titles: number;
  readonly groups: number;
  readonly followers: number;
}

/** The changes of a member's counters. */
export type CountMoves = Partial<FollowCounts>;

export interface FollowStore {
  /**
   * Makes changes between these two members wait for each other until the end of the transaction, blocks included: after a
   * simultaneous follow and block only the block exists.
   */
  lockPair(one: string, other: string): Promise<void>;
  /** Makes transactions that check a member's limit wait for each other. */
  lockFollower(followerId: string): Promise<void>;
  state(followerId: string, followedId: string): Promise<FollowState>;
  /** Adds a new follow or request, or accepts a request; updates the counters of both members. */
  set(followerId: string, followedId: string, change: StateChange): Promise<void>;
  counts(memberIds: readonly string[]): Promise<ReadonlyMap<string, FollowCounts>>;
  /** The viewer's relation to each of these members, and whether they follow the viewer. Members without either are left out. */
  between(
    viewerId: string,
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly state: FollowState; readonly followsViewer: boolean }>>;
  /** The other members of a list, newest first; erased members are left out. */
  list(
    list: FollowList,
    memberId: string,
    slice: KeySlice<FollowKey>,
  ): Promise<readonly Keyed<string, FollowKey>[]>;
  /** Members who follow this one and whom this one follows, the newest follow first; erased members are left out. */
  friends(memberId: string, slice: KeySlice<FollowKey>): Promise<readonly Keyed<string, FollowKey>[]>;
  countFriends(memberId: string): Promise<number>;
  /** Members whom this one does not follow, those with the most in common first. */
  suggest(memberId: string, limit: number): Promise<Suggestion[]>;
  /** Adds follows that do not exist yet, and updates the counters; returns the number of new ones. */
  import(follows: readonly NewFollow[]): Promise<number>;
  /** Deletes up to `limit` follows and requests by and to a member, and updates the counters; returns their number. */
  forget(memberId: string, limit: number): Promise<number>;
  /** Deletes the counters of a member without follows; false while some are left. */
  forgetCounts(memberId: string, limit: number, now: Date): Promise<boolean>;
}

export interface StateChange {
  readonly from: FollowState;
  readonly to: FollowState;
  readonly now: Date;
}

export interface NewFollow {
  readonly followerId: string;
  readonly followedId: string;
  readonly since: Date;
}

/** Blocks, mutes and audiences of members, from the events of accounts. */
export interface CircleStore {
  keepBlock(block: Block): Promise<void>;
  keepAudience(memberId: string, audience: Audience): Promise<void>;
  /** @param words search keys; none takes the row away */
  keepWords(memberId: string, words: readonly string[]): Promise<void>;
  /** The members whose posts are hidden from this one, ended mutes included, `most` at most; and whether the member mutes words. */
  hiddenFrom(
    memberId: string,
    most: number,
  ): Promise<{ readonly memberIds: readonly string[]; readonly words: boolean }>;
  /** By post: the mentioned members who mute a word of its text. */
  mutedBy(postIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  audienceOf(memberId: string): Promise<Audience>;
  /** Whether one of the two blocks the other. */
  isBlocked(one: string, other: string): Promise<boolean>;
  /** The members among these who block this one or whom this one blocks. */
  blockedWith(memberId: string, among: readonly string[]): Promise<ReadonlySet<string>>;
  /** The members among these whose posts and follow lists the viewer may see; erased members are left out. */
  shownTo(viewerId: string | undefined, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stores whether a member may sign in; true if that has changed. */
  keepActive(memberId: string, active: boolean): Promise<boolean>;
  isActive(memberId: string): Promise<boolean>;
  /**
   * Deletes up to `limit` blocks by and against a member, the audience, the muted words and the ban; returns the number of blocks.
   */
  forget(memberId: string, limit: number): Promise<number>;
}

export interface NewPost extends Pick<
  Post,
  'id' | 'authorId' | 'body' | 'scope' | 'card' | 'mentionedIds' | 'postedAt'
> {
  readonly poll: NewPoll | undefined;
  /** Undefined: a post of the feed. */
  readonly groupId: string | undefined;
}

export interface EditedPost extends Pick<Post, 'body' | 'scope' | 'mentionedIds'> {
  readonly now: Date;
}

/** The position of a post in a list: ids rise with time. */
export interface PostKey {
  readonly id: string;
}

/** A row of a list, and whether it holds a word that the reader mutes; own posts never do. */
export interface Listed<T extends PostKey> {
  readonly item: T;
  readonly muted: boolean;
}

/** What another service needs to know of a post that a reader may open. */
export type OpenPost = Pick<Post, 'id' | 'authorId' | 'scope' | 'cover' | 'groupId'>;

/** Reads leave out deleted posts; `readerId` is the member whose own votes and claps are returned. */
export interface PostStore {
  add(post: NewPost): Promise<Post>;
  /** Posts by id, whether or not the reader may see them. */
  byIds(ids: readonly string[], readerId: string | undefined): Promise<Post[]>;
  /** The posts among these that the reader may see, in the given order. */
  shown(ids: readonly string[], readerId: string | undefined): Promise<Post[]>;
  /** The same posts without texts and counts, in no order. */
  open(ids: readonly string[], readerId: string | undefined): Promise<OpenPost[]>;
  /** Locks it until the end of the transaction; undefined if it does not exist. */
  lock(id: string): Promise<Post | undefined>;
  /** Changes the time of a post; its position in feeds stays. */
  move(id: string, postedAt: Date): Promise<void>;
  /** Under the lock. */
  edit(id: string, to: EditedPost): Promise<void>;
  /** Under the lock; undefined ends the cover. */
  setCover(id: string, cover: Scope | undefined, now: Date): Promise<void>;
  /** Removes posts from all reads; returns those that existed, in their new state. */
  markDeleted(ids: readonly string[], now: Date): Promise<ChangedPost[]>;
  /** Deletes up to `limit` votes and claps of a deleted post, and its row with the last of them; false while some are left. */
  removeDeleted(id: string, limit: number, now: Date): Promise<boolean>;
  /** The newest first. */
  ofFeed(feed: Feed, readerId: string | undefined, slice: KeySlice<PostKey>): Promise<Listed<Post>[]>;
  /** The posts above a post, oldest first. */
  newerInFeed(feed: Feed, readerId: string | undefined, id: string, limit: number): Promise<Listed<Post>[]>;
  /** Ids of the posts above a post, oldest first; undefined: from the oldest post. */
  newerIds(
    feed: Feed,
    readerId: string | undefined,
    id: string | undefined,
    limit: number,
  ): Promise<Listed<PostKey>[]>;
  ofAuthor(authorId: string, readerId: string | undefined, slice: KeySlice<PostKey>): Promise<Post[]>;
  /** The newest first. */
  ofGroup(groupId: string, readerId: string | undefined, slice: KeySlice<PostKey>): Promise<Listed<Post>[]>;
  /** The posts above a post, oldest first. */
  newerInGroup(
    groupId: string,
    readerId: string | undefined,
    id: string,
    limit: number,
  ): Promise<Listed<Post>[]>;
  /** Up to `limit` posts of a group, for their removal. */
  idsInGroup(groupId: string, limit: number): Promise<string[]>;
  /** Adds claps up to the limit per member; undefined for a deleted post. */
  clap(
    id: string,
    memberId: string,
    claps: number,
  ): Promise<
    | {
        readonly claps: number;
        readonly ownClaps: number;
        /** True if these are the member's first claps for the post. */
        readonly isFirst: boolean;
      }
    | undefined
  >;
  /** The votes by answer after this vote; `voted` if the member had already voted, undefined for a deleted post. */
  vote(
    id: string,
    memberId: string,
    answer: number,
    now: Date,
  ): Promise<readonly number[] | 'voted' | undefined>;
  /** The member's claps by post; posts without any are left out. */
  clapsOf(memberId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many members have clapped for a post; stops counting at `most`. */
  clappers(id: string, most: number): Promise<number>;
  /**
   * Takes up to `limit` polls that ended within the last day and were not taken before; returns those whose authors may see them: an
   * author may have left a private group. Fewer than `limit` do not mean that none are left.
   */
  takeEndedPolls(now: Date, limit: number): Promise<Pick<Post, 'id' | 'authorId'>[]>;
  /** Up to `limit` posts of a member, for their removal. */
  idsOf(authorId: string, limit: number): Promise<string[]>;
  /** Deletes up to `limit` votes and claps of a member, and updates the counters; returns their number. */
  forgetMember(memberId: string, limit: number): Promise<number>;
  /** Removes a member from the mentions of up to `limit` posts; returns their number. */
  forgetMentions(memberId: string, limit: number): Promise<number>;
}

/** The photos of posts; call it inside a transaction. */
export interface PhotoStore {
  /** Adds photos to a post, after its existing ones. */
  add(postId: string, photos: readonly Photo[]): Promise<void>;
  /** The files among these that belong to a post. */
  used(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Post ids by photo id; unknown photos are left out. */
  postsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes photos and returns their files. */
  remove(ids: readonly string[]): Promise<string[]>;
  /** Removes all photos of a post and returns their files. */
  removeOf(postId: string): Promise<string[]>;
}

export interface ChangedPost extends Pick<
  Post,
  'id' | 'authorId' | 'groupId' | 'mentionedIds' | 'version' | 'postedAt'
> {
  readonly removed?: boolean;
  /** True for an import: nobody is notified. */
  readonly silent?: boolean;
}

/** Events and wakes about posts. */
export interface PostEvents {
  /**
   * Call it in the transaction of the change: publishes the posts to other services. After the commit, open pages of the feed or of
   * the group read it again.
   */
  postsChanged(posts: readonly ChangedPost[]): Promise<void>;
  /** After the commit, caches drop visitors' reads of posts, because some posts are no longer public. */
  postsWithdrawn(): void;
  /** After the commit, tells caches whose claps or votes have changed; `postsChanged` tells of authors. */
  marksSet(memberIds: readonly string[]): void;
}

/** Calls to the catalogue. Rejects with TRY_AGAIN if it does not answer. */
export interface Catalogue {
  place(card: Card): Promise<Place | undefined>;
  isFilm(titleId: string): Promise<boolean>;
  /** The titles among these that exist. */
  titlesAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Calls to playback. */
export interface Progress {
  /** Whether the progress has reached each scope, in the given order. */
  reached(memberId: string, scopes: readonly Scope[]): Promise<readonly boolean[]>;
}

/** Calls to accounts. Rejects with TRY_AGAIN if it does not answer. */
export interface Members {
  exists(id: string): Promise<boolean>;
  /** The members' ids; unknown names are left out. */
  byUsernames(usernames: readonly string[]): Promise<string[]>;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}
