import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('article')
export class ArticleRow {
  @PrimaryColumn('uuid') readonly id!: string;
  /** Unique. */
  @Column('text') readonly slug!: string;
  @Column('text') readonly title!: string;
  @Column('text') readonly summary!: string;
  @Column('text') readonly body!: string;
  @Column('text') readonly picture!: string;
  @Column('text') readonly author!: string;
  @Column('timestamptz') readonly publishedAt!: Date;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('boolean') readonly demo!: boolean;
}

@Entity('faq_entry')
export class FaqEntryRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly question!: string;
  @Column('text') readonly answer!: string;
  @Column('integer') readonly position!: number;
  @Column('timestamptz') readonly changedAt!: Date;
  @Column('boolean') readonly demo!: boolean;
}
