import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('message')
export class MessageRow {
  @PrimaryColumn('uuid') readonly conversationId!: string;
  @PrimaryColumn('integer') readonly seq!: number;
  @Column('uuid') readonly id!: string;
  /** All zeros for an erased member. */
  @Column('uuid') readonly authorId!: string;
  /** Empty if deleted. */
  @Column('text') readonly body!: string;
  @Column('integer', { nullable: true }) readonly replyToSeq!: number | null;
  @Column('timestamptz') readonly sentAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly editedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  /** The conversation's version of the last change. */
  @Column('integer') readonly version!: number;
}

@Entity('message_reaction')
export class MessageReactionRow {
  @PrimaryColumn('uuid') readonly messageId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('uuid') readonly conversationId!: string;
  @Column('smallint') readonly reaction!: number;
}
