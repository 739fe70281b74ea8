import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('story')
export class StoryRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('uuid') readonly authorId!: string;
  @Column('text') readonly body!: string;
  /** The folded score, by which the list under a title is sorted. */
  @Column('integer') readonly score!: number;
  @Column('timestamptz') readonly postedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly editedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  /** A moderator's cover; season and number 0 for the whole title. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly coverSeason!: number;
  @Column('integer') readonly coverNumber!: number;
}

@Entity('story_vote')
export class StoryVoteRow {
  @PrimaryColumn('uuid') readonly storyId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  /** 1 up, 2 down, 0 removed. */
  @Column('smallint') readonly vote!: number;
  /** The vote before its last change. */
  @Column('smallint') readonly previous!: number;
}

/** The folded votes of a story: up as kind 1, down as kind 2. */
@Entity('story_tally')
export class StoryTallyRow {
  @PrimaryColumn('text') readonly targetType!: 'story';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('integer', { array: true }) readonly counts!: number[];
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

/** A change of a count that is not folded yet. */
@Entity('story_tally_delta')
export class StoryTallyDeltaRow {
  @PrimaryColumn('text') readonly targetType!: 'story';
  @PrimaryColumn('uuid') readonly targetId!: string;
  @PrimaryColumn('bigint') readonly seq!: string;
  @Column('smallint') readonly kind!: number;
  @Column('integer') readonly delta!: number;
  @Column('timestamptz') readonly addedAt!: Date;
}
