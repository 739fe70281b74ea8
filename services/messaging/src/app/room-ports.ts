import type { Keyed, KeySlice } from '@seyir/kit';
import type { ReactionCount } from '../domain/crowd.js';
import type { RoomEntry } from '../domain/room-entry.js';
import type { Scope } from '../domain/spoiler.js';
import type { Attendee } from '../domain/room-changes.js';
import type { Proposal, QueueChange } from '../domain/room-queue.js';
import type {
  EpisodePlace,
  RoomPhase,
  RoomRole,
  RoomStanding,
  RoomState,
  RoomVisibility,
} from '../domain/room.js';

/** A room as a member sees it. */
export interface Room extends RoomState {
  readonly id: string;
  readonly title: string;
  /** The place of the episode that plays. */
  readonly place: EpisodePlace;
  readonly chatSeq: number;
  readonly presentCount: number;
  /** The viewer's relation to the room; undefined for none. */
  readonly standing: RoomStanding | undefined;
  readonly createdAt: Date;
  /** Wrote the title; undefined for an erased member. */
  readonly createdBy: string | undefined;
  /** Start time of a scheduled room. */
  readonly startsAt: Date | undefined;
}

/** A room under its lock. */
export interface LockedRoom {
  readonly id: string;
  readonly state: RoomState;
  readonly place: EpisodePlace;
  readonly chatSeq: number;
  /** Time of the last heartbeat of any member, up to 30 s late. */
  readonly seenAt: Date;
  readonly startsAt: Date | undefined;
  /** The episode of a repeating room begins again after this time. */
  readonly repeatMs: number | undefined;
}

export interface NewRoom {
  readonly id: string;
  readonly title: string;
  readonly visibility: RoomVisibility;
  readonly hostId: string;
  readonly episodeId: string;
  readonly place: EpisodePlace;
  readonly startsAt: Date | undefined;
  readonly now: Date;
}

/** A room of an import, with its members; the first one is the host. */
export interface ImportedRoomRow extends Omit<NewRoom, 'hostId'> {
  readonly memberIds: readonly string[];
  readonly repeatMs: number | undefined;
}

/** A member in a room, with the last heartbeat; without one `activity` is 0. */
export interface RoomMember {
  readonly memberId: string;
  readonly role: RoomRole;
  /** The contract's number. */
  readonly activity: number;
  readonly offsetMs: number;
}

export interface Beat {
  readonly activity: number;
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

/** The position of a room in a member's list: when the member entered or was invited, in PostgreSQL's format, and its id. */
export interface OwnRoomKey {
  readonly at: string;
  readonly id: string;
}

/** The viewer's standing in a room, and the properties of the room that decide about rights. */
export interface RoomRelation {
  readonly id: string;
  readonly visibility: RoomVisibility;
  readonly phase: RoomPhase;
  readonly memberCount: number;
  readonly standing: RoomStanding | undefined;
}

/** An episode that a room has played. */
export interface PlayedEpisode {
  /** The number of the change that began it. */
  readonly seq: number;
  readonly episodeId: string;
  readonly startedAt: Date;
}

export interface RoomStore {
  add(room: NewRoom): Promise<void>;
  /** A repeating room plays, a scheduled one is a lobby. */
  addImported(room: ImportedRoomRow): Promise<void>;
  /** An ended room that was imported opens again at the beginning of its episode. Under its lock. */
  reopen(id: string, startsAt: Date | undefined, now: Date): Promise<void>;
  /** Marks a locked room whose members are reminded of its start. */
  setReminded(id: string): Promise<void>;
  /** Members who are in the room or invited, in the order of ids after `after`. */
  awaited(id: string, after: string, limit: number): Promise<readonly string[]>;
  /** Moves a scheduled room, whose members are reminded again. Under its lock. */
  schedule(id: string, startsAt: Date): Promise<void>;
  /** Locks the room until the end of the transaction. */
  lock(id: string): Promise<LockedRoom | undefined>;
  /** Writes the state of a locked room; with `place` if the episode has changed. */
  save(
    id: string,
    state: RoomState,
    options: { readonly place?: EpisodePlace; readonly now: Date },
  ): Promise<void>;
  standings(id: string, memberIds: readonly string[]): Promise<readonly Attendee[]>;
  /** Sets the standings of members in a locked room. */
  setStandings(
    id: string,
    standings: readonly { readonly memberId: string; readonly standing: RoomStanding }[],
    now: Date,
  ): Promise<void>;
  /** Invites members without a standing, and those who were kicked or have left; returns them. */
  invite(id: string, memberIds: readonly string[], now: Date): Promise<readonly string[]>;
  /** The next host: moderators first, then the member who entered first. With `seenSince` only present members. */
  heir(
    id: string,
    options: { readonly except: string; readonly seenSince?: Date },
  ): Promise<string | undefined>;
  relationsOf(memberId: string, ids: readonly string[]): Promise<readonly RoomRelation[]>;
  byIds(memberId: string, ids: readonly string[], seenSince: Date): Promise<readonly Room[]>;
  members(id: string, seenSince: Date, limit: number): Promise<readonly RoomMember[]>;
  countCreated(memberId: string, since: Date): Promise<number>;
  /** Records a heartbeat. A heartbeat of the host also renews the room's lease. */
  beat(id: string, memberId: string, beat: Beat, now: Date): Promise<void>;
  /** Removes the heartbeat of a member who has left. */
  forgetBeat(id: string, memberIds: readonly string[]): Promise<void>;
  /** The last round trips of present members, at most 200. */
  roundTrips(id: string, seenSince: Date): Promise<readonly number[]>;
  /** How many members have reported this activity, the contract's number, since then. */
  countDoing(id: string, activity: number, seenSince: Date): Promise<number>;
  /** Adds an episode to the list that a locked room has played, and deletes all but the last `most`. */
  addWatched(id: string, episode: PlayedEpisode, most: number): Promise<void>;
  /** The last episodes that a room has played, the newest first. */
  watched(id: string, limit: number): Promise<readonly PlayedEpisode[]>;
  /** The rooms that a member is in, at most `limit`. */
  inRooms(memberId: string, limit: number): Promise<readonly string[]>;
  /** Removes up to `limit` rows about a member; returns their number. */
  forget(memberId: string, limit: number): Promise<number>;
}

/** The lists of rooms. */
export interface RoomListStore {
  /**
   * Public rooms with present members, the largest first; then the repeating ones and the next scheduled ones. None whose host
   * blocks the member or is blocked.
   */
  listPublic(memberId: string, seenSince: Date, limit: number): Promise<readonly Room[]>;
  /** Rooms that the member is in or invited to and that have not ended. */
  listOwn(
    memberId: string,
    slice: KeySlice<OwnRoomKey>,
    seenSince: Date,
  ): Promise<readonly Keyed<Room, OwnRoomKey>[]>;
}

/** Finds rooms that a job must change, each under its lock, and deletes rooms. */
export interface RoomUpkeepStore {
  /** Scheduled rooms that begin within `REMIND_MS` after `now` and whose members were not reminded. */
  toRemind(now: Date, limit: number): Promise<readonly string[]>;
  /** Rooms whose host's lease is over: the host has sent no heartbeat for `HOST_LOST_MS`. */
  withEndedLeases(now: Date, limit: number): Promise<readonly string[]>;
  /** Removes a lease that is over at `now`; the next heartbeat in the room begins another one. */
  endLease(id: string, now: Date): Promise<void>;
  /** Repeating rooms whose episode is over at `now`, and paused ones without a sign of life since `seenBefore`. */
  toRepeat(now: Date, seenBefore: Date, limit: number): Promise<readonly string[]>;
  /** Rooms whose countdown to the next episode is over at `now`. */
  withDueNext(now: Date, limit: number): Promise<readonly string[]>;
  /** Rooms that wait for members without data, in the order of their ends. */
  waiting(limit: number): Promise<readonly string[]>;
  /**
   * Open rooms without a sign of life since then. A scheduled room does not count as empty before its start, a repeating room
   * never does.
   */
  empty(since: Date, limit: number): Promise<readonly string[]>;
  /** Deletes up to `limit` rows of rooms that ended before then; returns their number. */
  prune(before: Date, limit: number): Promise<number>;
  /** Deletes up to `limit` rows of a room; returns their number, 0 for an unknown room. */
  remove(id: string, limit: number): Promise<number>;
}

/** A queued episode as a member sees it. */
export interface QueuedEpisode extends Proposal {
  readonly place: EpisodePlace;
  /** Empty for an erased member, and for one whom the member blocks or who blocks the member. */
  readonly proposerId: string;
}

/** The queue of a room. Every change locks the room first. */
export interface RoomQueueStore {
  /** The most votes first, then the oldest; at most `MOST_QUEUED`. Without a member, `voted` is false for all. */
  list(roomId: string, memberId: string | undefined): Promise<readonly QueuedEpisode[]>;
  /** Applies a change of a member. `add` needs the place of the episode. */
  apply(
    roomId: string,
    memberId: string,
    change: {
      readonly change: QueueChange;
      readonly episodeId: string;
      readonly place: EpisodePlace | undefined;
      readonly now: Date;
    },
  ): Promise<void>;
  remove(roomId: string, episodeId: string): Promise<void>;
  /** Removes the votes of members, and the episodes that have none left. */
  removeVotes(roomId: string, memberIds: readonly string[]): Promise<void>;
  /** Rooms in whose queue a member has a vote or a proposal, at most `limit`. */
  roomsOf(memberId: string, limit: number): Promise<readonly string[]>;
  /** Removes a member's votes in a room and hides the member as proposer. */
  forget(roomId: string, memberId: string): Promise<void>;
}

export interface NewRoomEntry {
  readonly id: string;
  readonly roomId: string;
  readonly authorId: string;
  readonly body: string;
  readonly replyToSeq: number | undefined;
  readonly scope: Scope | undefined;
  readonly now: Date;
}

/** Author and position of an entry, with the properties of the room that decide about rights. */
export interface RoomEntryPlace {
  readonly id: string;
  readonly roomId: string;
  readonly seq: number;
  /** All zeros for an erased member. */
  readonly authorId: string;
  /** What its author declared, without the cover of a moderator. */
  readonly scope: Scope | undefined;
  readonly postedAt: Date;
  readonly deleted: boolean;
}

/** The chat of rooms. Reads leave out entries of members who block the reader or whom the reader blocks. */
export interface RoomEntryStore {
  /** Adds the next entry of a locked room. */
  add(entry: NewRoomEntry): Promise<void>;
  byIds(memberId: string, ids: readonly string[]): Promise<readonly RoomEntry[]>;
  /** The entries after a number, the oldest first. */
  after(memberId: string, roomId: string, seq: number, limit: number): Promise<readonly RoomEntry[]>;
  /** The entries before a number, the newest first. */
  before(memberId: string, roomId: string, seq: number, limit: number): Promise<readonly RoomEntry[]>;
  placesOf(ids: readonly string[]): Promise<readonly RoomEntryPlace[]>;
  delete(id: string, now: Date): Promise<void>;
  /** Empties up to `limit` entries of a member; returns their number. */
  forget(memberId: string, limit: number, now: Date): Promise<number>;
}

/** The covers of entries by moderators, one for each case. */
export interface EntryCoverStore {
  /** Stores what a case covers an entry as a spoiler of; undefined ends that cover. The widest cover of any case counts. */
  keep(caseId: string, entryId: string, scope: Scope | undefined): Promise<void>;
}

/** The content of the frame for open pages of a room. */
export interface RoomChange {
  readonly id: string;
  readonly state: RoomState;
  readonly chatSeq: number;
  /** The epoch of the channel that the pages follow: the one before the change. */
  readonly channelEpoch: number;
  readonly membersChanged?: boolean;
  readonly changedEntryId?: string;
  /** The member whose role has changed. */
  readonly changedRoleId?: string;
  /** Reactions since the last frame. */
  readonly reactions?: readonly ReactionCount[];
}

export interface RoomEvents {
  /** After the commit. */
  changed(change: RoomChange): void;
}

/** A cause of notifications about a room. */
export interface RoomNotice {
  readonly kind: 'invite' | 'reminder';
  readonly roomId: string;
  /** At most 100. */
  readonly recipientIds: readonly string[];
  /** The inviting member, or the host. */
  readonly actorId: string | undefined;
  /** With `reminder`: when the room begins. */
  readonly startsAt?: Date;
}

export interface RoomNotices {
  /** In the transaction of the cause; nothing without recipients. */
  tell(notice: RoomNotice): Promise<void>;
}

/** Calls to the catalogue. Rejects with TRY_AGAIN if it does not answer. */
export interface Episodes {
  /** The place of an episode; undefined if it does not exist. */
  placeOf(episodeId: string): Promise<EpisodePlace | undefined>;
  /** False for an unknown title. */
  isFilm(titleId: string): Promise<boolean>;
}

/** Calls to playback. */
export interface Progress {
  /** Whether the member's progress has reached these scopes, in their order. Rejects if playback does not answer. */
  reached(memberId: string, scopes: readonly Scope[]): Promise<readonly boolean[]>;
}

/** Calls to social. Rejects with TRY_AGAIN if it does not answer. */
export interface Followed {
  /** The members among these whom the calling member follows. */
  among(memberIds: readonly string[]): Promise<ReadonlySet<string>>;
}
