import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Reaction } from '../../../domain/message.js';

/** A reaction that waits for its room's next frame. The table is not logged: a crash of the server loses less than a second. */
@Entity('room_reaction')
export class RoomReactionRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('integer') readonly second!: number;
  @Column('uuid') readonly episodeId!: string;
  @Column('smallint') readonly reaction!: Reaction;
}

/** How many members have reacted to a second of an episode with one kind. */
@Entity('crowd_reaction')
export class CrowdReactionRow {
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @PrimaryColumn('integer') readonly second!: number;
  @PrimaryColumn('smallint') readonly reaction!: Reaction;
  @Column('integer') readonly count!: number;
}

/**
 * The members who count in a second, so that each counts once in a month. It holds neither the kind nor the room, and no call returns
 * it.
 */
@Entity('crowd_member')
export class CrowdMemberRow {
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @PrimaryColumn('integer') readonly second!: number;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly countedAt!: Date;
}
