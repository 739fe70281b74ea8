import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RoomPhase, RoomStanding, RoomVisibility } from '../../../domain/room.js';

@Entity('room')
export class RoomRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly title!: string;
  @Column('text') readonly visibility!: RoomVisibility;
  @Column('text') readonly phase!: RoomPhase;
  /** Null while nobody is in the room. */
  @Column('uuid', { nullable: true }) readonly hostId!: string | null;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
  @Column('uuid') readonly episodeId!: string;
  @Column('integer') readonly positionMs!: number;
  @Column('timestamptz') readonly effectiveAt!: Date;
  @Column('double precision') readonly rate!: number;
  @Column('boolean') readonly playing!: boolean;
  @Column('integer') readonly memberCount!: number;
  @Column('integer') readonly seq!: number;
  @Column('integer') readonly epoch!: number;
  @Column('integer') readonly chatSeq!: number;
  /** All zeros for an erased member. */
  @Column('uuid') readonly createdBy!: string;
  @Column('timestamptz') readonly createdAt!: Date;
  /** Time of the last heartbeat of any member, up to 30 s late. */
  @Column('timestamptz') readonly seenAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly endedAt!: Date | null;
  /** Start time of a scheduled room. */
  @Column('timestamptz', { nullable: true }) readonly startsAt!: Date | null;
  /** The episode of a repeating room begins again after this time. */
  @Column('integer', { nullable: true }) readonly repeatMs!: number | null;
  /** Number of the last change of the queue. */
  @Column('integer') readonly queueSeq!: number;
  /** Start time of the queue's next episode; null without a countdown. */
  @Column('timestamptz', { nullable: true }) readonly nextAt!: Date | null;
  /** The countdown was stopped for the episode that plays. */
  @Column('boolean') readonly nextStopped!: boolean;
  /** The end of a wait for members without data; null while the room does not wait. */
  @Column('timestamptz', { nullable: true }) readonly waitUntil!: Date | null;
  /** The default source of the episode that plays; empty for none. */
  @Column('text') readonly sourceHash!: string;
  /** The members of a scheduled room were reminded of its start. */
  @Column('boolean') readonly reminded!: boolean;
}

/** A member's relation to a room. */
@Entity('room_member')
export class RoomMemberRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('text') readonly standing!: RoomStanding;
  /** Time at which the member entered or was invited. */
  @Column('timestamptz') readonly since!: Date;
}

/** Heartbeats. The table is not logged: after a crash of the server it is empty, and it is filled again within seconds. */
@Entity('room_presence')
export class RoomPresenceRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly seenAt!: Date;
  /** The contract's number. */
  @Column('smallint') readonly activity!: number;
  @Column('integer') readonly offsetMs!: number;
  @Column('integer') readonly roundTripMs!: number;
}

/** The time until which the host of a room counts as present. A room without heartbeats has no row. The table is not logged. */
@Entity('room_host_lease')
export class RoomHostLeaseRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @Column('timestamptz') readonly until!: Date;
  /** True if a heartbeat of the host renewed it. A heartbeat of another member only creates it. */
  @Column('boolean') readonly renewed!: boolean;
}

/** An episode that a room has played. */
@Entity('room_watched')
export class RoomWatchedRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  /** The number of the change that began the episode. */
  @PrimaryColumn('integer') readonly seq!: number;
  @Column('uuid') readonly episodeId!: string;
  @Column('timestamptz') readonly startedAt!: Date;
}

@Entity('room_entry')
export class RoomEntryRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @PrimaryColumn('integer') readonly seq!: number;
  @Column('uuid') readonly id!: string;
  /** All zeros for an erased member. */
  @Column('uuid') readonly authorId!: string;
  /** Empty if deleted. */
  @Column('text') readonly body!: string;
  @Column('integer', { nullable: true }) readonly replyToSeq!: number | null;
  /** Null: the entry has no spoiler. Season and number 0: the whole title. */
  @Column('uuid', { nullable: true }) readonly spoilerTitleId!: string | null;
  @Column('integer') readonly spoilerSeason!: number;
  @Column('integer') readonly spoilerNumber!: number;
  /** The title whose spoiler it is by a moderator's decision; null: not covered. Season and number are 0 for the whole title. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly coverSeason!: number;
  @Column('integer') readonly coverNumber!: number;
  @Column('timestamptz') readonly postedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
}

/** The decision of a case to cover an entry as a spoiler of a title. */
@Entity('entry_cover')
export class EntryCoverRow {
  @PrimaryColumn('uuid') readonly caseId!: string;
  @Column('uuid') readonly entryId!: string;
  @Column('uuid') readonly titleId!: string;
  /** 0, as the number, for the whole title. */
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
}
