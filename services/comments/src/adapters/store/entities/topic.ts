import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TopicCategory } from '../../../domain/topic.js';

/** A topic of the forum; its posts are comments with a number. */
@Entity('topic')
export class TopicRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('smallint') readonly category!: TopicCategory;
  @Column('text') readonly title!: string;
  @Column({ type: 'text', insert: false, update: false, nullable: true }) readonly titleKey!: string | null;
  @Column('text') readonly body!: string;
  @Column({ type: 'text', insert: false, update: false, nullable: true }) readonly bodyKey!: string | null;
  @Column('uuid') readonly authorId!: string;
  @Column('uuid', { nullable: true }) readonly titleId!: string | null;
  @Column('uuid', { nullable: true }) readonly scopeTitleId!: string | null;
  @Column('integer', { nullable: true }) readonly scopeSeason!: number | null;
  @Column('integer', { nullable: true }) readonly scopeNumber!: number | null;
  @Column('timestamptz') readonly postedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly editedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  @Column('timestamptz') readonly activeAt!: Date;
  /** The number of the last post. */
  @Column('integer') readonly lastNumber!: number;
  @Column('boolean') readonly pinned!: boolean;
  @Column('boolean') readonly locked!: boolean;
  @Column('smallint', { nullable: true }) readonly movedFrom!: TopicCategory | null;
  @Column('timestamptz', { nullable: true }) readonly movedAt!: Date | null;
  /** True for imported topics. */
  @Column('boolean') readonly silent!: boolean;
  @Column('integer') readonly version!: number;
  /** Rises with each change of the texts alone. */
  @Column('integer') readonly textVersion!: number;
  /** All members that the opening text has ever mentioned. */
  @Column('uuid', { array: true }) readonly mentionedIds!: readonly string[];
  @Column('timestamptz') readonly changedAt!: Date;
  /** Set by a moderator: the topic is a spoiler of this whole title. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly coverSeason!: number;
  @Column('integer') readonly coverNumber!: number;
}

/** A member who follows a topic or has opened it. */
@Entity('topic_reader')
export class TopicReaderRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('uuid') readonly topicId!: string;
  @Column('timestamptz', { nullable: true }) readonly followedAt!: Date | null;
  /** Null: not opened. */
  @Column('integer', { nullable: true }) readonly readNumber!: number | null;
}
