import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Title, TitleTranslation } from '../../../domain/title.js';

/** A column that PostgreSQL generates. */
const generated = { type: 'text', insert: false, update: false } as const;

@Entity('title')
export class TitleRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly kind!: Title['kind'];
  /** Unique. */
  @Column('text') readonly slug!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly originalName!: string;
  @Column('text') readonly description!: string;
  @Column('integer') readonly year!: number;
  @Column('text') readonly ageMark!: Title['ageMark'];
  @Column('text', { array: true }) readonly contentMarks!: Title['contentMarks'];
  @Column('text') readonly network!: string;
  @Column('text') readonly status!: Title['status'];
  /** The driver returns numeric as text. */
  @Column('numeric', { precision: 3, scale: 1 }) readonly rating!: string;
  @Column('text') readonly poster!: string;
  @Column('text') readonly backdrop!: string;
  @Column('timestamptz') readonly addedAt!: Date;
  @Column('integer') readonly episodeCount!: number;
  @Column('integer') readonly version!: number;
  @Column('boolean') readonly demo!: boolean;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('smallint') readonly airWeekday!: number;
  @Column('text') readonly airTime!: string;
  @Column('integer') readonly popularity!: number;
  /** Copied from `title_genre` for the index of filters. */
  @Column('uuid', { array: true }) readonly genreIds!: readonly string[];
  @Column('text') readonly country!: string;
  /** The translations of its episodes, copied here for the index of filters. */
  @Column('text', { array: true }) readonly translations!: readonly TitleTranslation[];
  @Column({ ...generated, nullable: true }) readonly nameKey!: string | null;
  @Column({ ...generated, nullable: true }) readonly originalNameKey!: string | null;
  @Column(generated) readonly initial!: string;
  @Column(generated) readonly networkSlug!: string;
}

@Entity('genre')
export class GenreRow {
  @PrimaryColumn('uuid') readonly id!: string;
  /** Unique. */
  @Column('text') readonly slug!: string;
  @Column('text') readonly name!: string;
}

@Entity('title_genre')
export class TitleGenreRow {
  @PrimaryColumn('uuid') readonly titleId!: string;
  @PrimaryColumn('integer') readonly position!: number;
  @Column('uuid') readonly genreId!: string;
  /** The title's popularity. */
  @Column('integer') readonly popularity!: number;
}

@Entity('person')
export class PersonRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly name!: string;
  @Column({ ...generated, nullable: true }) readonly nameKey!: string | null;
}

@Entity('credit')
export class CreditRow {
  @PrimaryColumn('uuid') readonly titleId!: string;
  @PrimaryColumn('integer') readonly position!: number;
  @Column('uuid') readonly personId!: string;
  @Column('text') readonly role!: string;
  @Column('text') readonly character!: string;
}

@Entity('trailer')
export class TrailerRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly titleId!: string;
  @Column('text') readonly name!: string;
  @Column('text') readonly asset!: string;
  @Column('text') readonly embed!: string;
  @Column('integer') readonly position!: number;
}
