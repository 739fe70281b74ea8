import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The decision of a case to cover a post or a story as a spoiler of a title. */
@Entity('text_cover')
export class TextCoverRow {
  @PrimaryColumn('uuid') readonly caseId!: string;
  @Column('uuid') readonly targetId!: string;
  @Column('uuid') readonly titleId!: string;
  /** 0, as the number, for the whole title. */
  @Column('integer') readonly season!: number;
  @Column('integer') readonly number!: number;
}
