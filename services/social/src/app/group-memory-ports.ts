import type { PlannedEpisode, WatchPlace } from '../domain/group-memory.js';

/** A member whose progress counts, as the viewer may see it. */
export interface CountedMember {
  readonly memberId: string;
  /** True if the member shares progress with groups and shows the profile to the viewer. */
  readonly named: boolean;
  readonly places: readonly WatchPlace[];
}

/** A date of a plan, and whether the members were notified of it. */
export interface PlannedDate {
  readonly at: Date;
  readonly isNotified: boolean;
}

/** The members of a group who get notifications of its plan. */
export interface GroupPlanNotices {
  /**
   * Takes up to `limit` dates after `from` and until `to` of which the members were not notified, marks them as notified, and
   * returns them. Proposals are left out.
   */
  takeDue(
    from: Date,
    to: Date,
    limit: number,
  ): Promise<readonly { readonly groupId: string; readonly episodeId: string }[]>;
  dateOf(groupId: string, episodeId: string): Promise<PlannedDate | undefined>;
  /** Up to `limit` members of a group in the order of ids. @param muted true: also those without notifications of the plan */
  membersAfter(
    groupId: string,
    afterId: string | undefined,
    limit: number,
    muted: boolean,
  ): Promise<string[]>;
  isMuted(groupId: string, memberId: string): Promise<boolean>;
  setMuted(groupId: string, memberId: string, muted: boolean): Promise<void>;
}

/** The plans of groups, and the progress of their members. */
export interface GroupMemoryStore {
  /** Stores how far a member has watched a title; `nowhere` deletes the row. */
  keepPlace(progressId: string, memberId: string, place: WatchPlace): Promise<void>;
  /** Deletes the setting, and up to `limit` positions and proposals of a member; returns the larger number. */
  forgetMember(memberId: string, limit: number): Promise<number>;
  /** Deletes up to `limit` positions in a title, and dates for its episodes; returns the larger number. */
  forgetTitle(titleId: string, limit: number): Promise<number>;
  /** Plans an episode, or changes its date. */
  plan(groupId: string, episode: PlannedEpisode): Promise<void>;
  /** Whether a group's plan has an episode, and the member who proposes it. */
  dateOf(groupId: string, episodeId: string): Promise<Pick<PlannedEpisode, 'proposedBy'> | undefined>;
  unplan(groupId: string, episodeId: string): Promise<void>;
  /** The numbers of episodes, other than this one, with a date after `from`: fixed, proposed, and proposed by one member. */
  countPlanned(
    groupId: string,
    { exceptId, from, by }: { readonly exceptId: string; readonly from: Date; readonly by: string },
  ): Promise<{ readonly fixed: number; readonly proposed: number; readonly own: number }>;
  /** Deletes the proposals before `from`, and the fixed dates before it except the last `most`. */
  prunePast(groupId: string, from: Date, most: number): Promise<void>;
  /** The last `past` fixed dates before `from`, and all dates after it, the earliest first. */
  planned(groupId: string, from: Date, past: number): Promise<PlannedEpisode[]>;
  /**
   * The progress of the first members of a group's list, and of the viewer: in these titles, and in the newest others. Members who
   * block the viewer, or whom the viewer blocks or mutes, are left out.
   */
  counted(groupId: string, viewerId: string, titleIds: readonly string[]): Promise<CountedMember[]>;
  /** Whether a member lets the own groups see what the member watches. */
  isShared(memberId: string): Promise<boolean>;
  setShared(memberId: string, shared: boolean): Promise<void>;
  /** Turns the setting on for members who have not chosen yet. */
  shareOf(memberIds: readonly string[]): Promise<void>;
}
