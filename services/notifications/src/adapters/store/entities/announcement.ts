import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotifyKind } from '../../../domain/announcement.js';
import type { Translation } from '../../../domain/notification.js';

/** A translator group that has an episode; title and times are added once the episode is known. */
@Entity('announcement')
export class AnnouncementRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly episodeId!: string;
  @Column('uuid') readonly groupId!: string;
  @Column('text') readonly translation!: Translation;
  @Column('boolean') readonly first!: boolean;
  @Column('timestamptz') readonly appearedAt!: Date;
  @Column('uuid', { nullable: true }) readonly titleId!: string | null;
  @Column('timestamptz', { nullable: true }) readonly at!: Date | null;
  @Column('boolean') readonly gone!: boolean;
  @Column('boolean') readonly told!: boolean;
  /** Null in rows that a process of the previous release wrote. */
  @Column('timestamptz', { nullable: true }) readonly dueAt!: Date | null;
}

/** The catalogue data of an episode that this service stores. */
@Entity('episode_fact')
export class EpisodeFactRow {
  @PrimaryColumn('uuid') readonly episodeId!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('timestamptz', { nullable: true }) readonly releasedAt!: Date | null;
  @Column('boolean') readonly removed!: boolean;
}

/** A member's request for announcements of an episode or of all episodes of a title. */
@Entity('let_me_know')
export class LetMeKnowRow {
  @PrimaryColumn('uuid') readonly memberId!: string;
  @PrimaryColumn('smallint') readonly kind!: NotifyKind;
  @PrimaryColumn('uuid') readonly targetId!: string;
  @Column('timestamptz') readonly since!: Date;
}
