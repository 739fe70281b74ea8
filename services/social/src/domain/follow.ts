/** The relation of one member to another. */
export type FollowState = 'none' | 'requested' | 'following';

/** The audience of a member's posts and follows; with `nobody`, only accepted followers. */
export type Audience = 'everyone' | 'members' | 'nobody';

export interface FollowCounts {
  readonly followers: number;
  readonly followed: number;
  /** Number of follow requests that the member has not answered. */
  readonly requests: number;
}

/** A member from a viewer's point of view. */
export interface Relationship {
  readonly memberId: string;
  readonly state: FollowState;
  readonly followsViewer: boolean;
  readonly counts: FollowCounts;
}

/** Maximum members that one member follows. */
export const MOST_FOLLOWED = 10_000;

const breadth: Readonly<Record<Audience, number>> = { nobody: 0, members: 1, everyone: 2 };

/** Whether `one` shows posts to fewer members and visitors than `other`. */
export const isNarrower = (one: Audience, other: Audience): boolean => breadth[one] < breadth[other];
