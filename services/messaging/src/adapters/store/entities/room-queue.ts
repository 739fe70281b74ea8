import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An episode in the queue of a room. */
@Entity('room_proposal')
export class RoomProposalRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
  /** All zeros for an erased member. */
  @Column('uuid') readonly proposedBy!: string;
  @Column('timestamptz') readonly proposedAt!: Date;
  /** Number of its votes, at least 1. */
  @Column('integer') readonly votes!: number;
}

@Entity('room_vote')
export class RoomVoteRow {
  @PrimaryColumn('uuid') readonly roomId!: string;
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
}
