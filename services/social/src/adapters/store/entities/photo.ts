import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('post_photo')
export class PhotoRow {
  /** Random, because photos of private profiles are private. */
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly postId!: string;
  /** Order within the post; removing a photo leaves a gap. */
  @Column('smallint') readonly place!: number;
  /** `asset/file` in the media store. */
  @Column('text') readonly file!: string;
  @Column('integer') readonly width!: number;
  @Column('integer') readonly height!: number;
  @Column('text') readonly alt!: string;
}
