import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Card } from '../../../domain/post.js';

@Entity('post')
export class PostRow {
  /** Rises with time, so it is the order of each feed. */
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly authorId!: string;
  @Column('text') readonly body!: string;
  /** Null: the post has no spoiler. */
  @Column('uuid', { nullable: true }) readonly scopeTitleId!: string | null;
  @Column('integer', { nullable: true }) readonly scopeSeason!: number | null;
  @Column('integer', { nullable: true }) readonly scopeNumber!: number | null;
  /** A moderator's cover; season and number 0 for the whole title. */
  @Column('uuid', { nullable: true }) readonly coverTitleId!: string | null;
  @Column('integer') readonly coverSeason!: number;
  @Column('integer') readonly coverNumber!: number;
  @Column('text', { nullable: true }) readonly cardKind!: Card['kind'] | null;
  @Column('uuid', { nullable: true }) readonly cardId!: string | null;
  @Column('uuid', { array: true }) readonly mentionedIds!: readonly string[];
  @Column('timestamptz') readonly postedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly editedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  /** Null: a post of the feed. */
  @Column('uuid', { nullable: true }) readonly groupId!: string | null;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}
