import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Folder } from '../../../domain/conversation.js';

@Entity('conversation')
export class ConversationRow {
  @PrimaryColumn('uuid') readonly id!: string;
  /** All zeros for an erased member. */
  @Column('uuid') readonly openedBy!: string;
  @Column('boolean') readonly accepted!: boolean;
  @Column('integer') readonly seq!: number;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly createdAt!: Date;
}

/** A conversation as stored for one of its two members. */
@Entity('participant')
export class ParticipantRow {
  @PrimaryColumn('uuid') readonly conversationId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('uuid') readonly otherId!: string;
  @Column('text') readonly folder!: Folder;
  @Column('boolean') readonly hidden!: boolean;
  @Column('integer') readonly lastSeq!: number;
  @Column('timestamptz') readonly lastAt!: Date;
  @Column('integer') readonly readSeq!: number;
  @Column('integer') readonly deliveredSeq!: number;
  @Column('integer') readonly clearedSeq!: number;
  @Column('integer') readonly revision!: number;
}

/** The revision of a member's conversations, and the member's settings. */
@Entity('mailbox')
export class MailboxRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('integer') readonly revision!: number;
  @Column('boolean') readonly readMarks!: boolean;
}

/** A block from the events of accounts. */
@Entity('block')
export class BlockRow {
  @PrimaryColumn('uuid') readonly blockId!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('uuid') readonly otherId!: string;
}
