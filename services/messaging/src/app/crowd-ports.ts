import type { CrowdSecond, CrowdWindow, ReactionCount } from '../domain/crowd.js';
import type { Reaction } from '../domain/message.js';

/** A reaction of a member to the scene that a room plays. */
export interface RoomReaction {
  readonly roomId: string;
  readonly memberId: string;
  readonly episodeId: string;
  readonly second: number;
  readonly reaction: Reaction;
}

/** Reactions that wait for their room's next frame, and the counts per second that remain of them. */
export interface CrowdStore {
  /** Adds a waiting reaction, unless the member already has one for this second waiting in the room. */
  add(reaction: RoomReaction): Promise<void>;
  /** Rooms with waiting reactions, in the order of ids after a room. */
  waiting(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Removes up to `limit` waiting reactions of a locked room and returns how many there were of each kind.
   * @param counts whether they count for their scene, each member once a second
   */
  take(
    roomId: string,
    options: { readonly counts: boolean; readonly limit: number },
  ): Promise<readonly ReactionCount[]>;
  /** The seconds of a window to which at least `least` members have reacted, in order. */
  list(episodeId: string, window: CrowdWindow, least: number): Promise<readonly CrowdSecond[]>;
  /** Adds the counts that are not known; returns their number. */
  addImported(episodeId: string, seconds: readonly CrowdSecond[]): Promise<number>;
  /** Deletes up to `limit` rows of an episode; returns their number. */
  removeEpisode(episodeId: string, limit: number): Promise<number>;
  /** Deletes the names behind counts that are older, outside a transaction. The counts stay. */
  forgetCounted(before: Date): Promise<void>;
  /** Deletes up to `limit` rows about a member; the counts stay, because they name nobody. Returns their number. */
  forget(memberId: string, limit: number): Promise<number>;
}
