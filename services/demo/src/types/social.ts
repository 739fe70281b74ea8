import type { DemoReaction } from './comments.js';

export interface DemoFollow {
  readonly followerId: string;
  readonly followedId: string;
  readonly followedAt: Date;
}

export interface DemoPhoto {
  readonly id: string;
  /** Name of the file in the media store. */
  readonly file: string;
  /** Name of a file of `picturesFolder()`. */
  readonly picture: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A group of members. */
export interface DemoMemberGroup {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly isPrivate: boolean;
  readonly needsApproval: boolean;
  /** Name of a file of `picturesFolder()`. */
  readonly cover: string;
  /** The owner first. */
  readonly members: readonly {
    readonly memberId: string;
    readonly role: 'owner' | 'manager' | 'member';
    readonly joinedAt: Date;
  }[];
  /** Members who ask to join. */
  readonly requesterIds: readonly string[];
  readonly createdAt: Date;
  /** Episodes of the title whose picture is the cover, with their dates. */
  readonly plan: readonly {
    readonly episodeId: string;
    readonly titleId: string;
    readonly season: number;
    readonly number: number;
    readonly at: Date;
  }[];
}

/** A post of the feed or of a group. */
export interface DemoPost {
  /** A UUIDv7, because feeds are sorted by id. */
  readonly id: string;
  /** Undefined for a post of the feed. */
  readonly groupId: string | undefined;
  readonly authorId: string;
  /** Empty for a poll. */
  readonly body: string;
  /** The title whose card the post shows. */
  readonly titleId: string | undefined;
  readonly photos: readonly DemoPhoto[];
  readonly poll: { readonly question: string; readonly answers: readonly string[] } | undefined;
  /** The author is never among them, neither here nor in the claps. */
  readonly votes: readonly { readonly memberId: string; readonly answer: number }[];
  readonly claps: readonly { readonly memberId: string; readonly count: number }[];
  readonly postedAt: Date;
}

/** A comment on a post, or a reply; a parent precedes its replies in the list. */
export interface DemoPostComment {
  readonly id: string;
  readonly postId: string;
  /** Undefined for a comment. */
  readonly parentId: string | undefined;
  readonly authorId: string;
  readonly body: string;
  readonly postedAt: Date;
}

/** Follows, groups, posts and comments on posts. */
export interface DemoSocial {
  readonly follows: readonly DemoFollow[];
  readonly groups: readonly DemoMemberGroup[];
  /** The oldest first. */
  readonly posts: readonly DemoPost[];
  readonly comments: readonly DemoPostComment[];
  readonly reactions: readonly DemoReaction[];
}

/** A member's public list of titles. */
export interface DemoCollection {
  readonly id: string;
  readonly ownerId: string;
  /** 3 to 80 graphemes. */
  readonly name: string;
  readonly description: string;
  readonly entries: readonly { readonly titleId: string; readonly note: string }[];
  readonly createdAt: Date;
  /** Members other than its owner. */
  readonly likedByIds: readonly string[];
}

/** A member's short text about a title; one a member and title. */
export interface DemoStory {
  readonly id: string;
  readonly titleId: string;
  readonly authorId: string;
  /** 1 to 300 graphemes. */
  readonly body: string;
  readonly postedAt: Date;
  /** Members other than its author; nobody votes twice. */
  readonly upIds: readonly string[];
  readonly downIds: readonly string[];
}
