import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('message_photo')
export class MessagePhotoRow {
  /** Random: it reveals nothing. */
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly messageId!: string;
  /** The message's author; an erasure finds the photos by this column. */
  @Column('uuid') readonly authorId!: string;
  /** Order within the message, from 1. */
  @Column('smallint') readonly place!: number;
  /** `asset/file` in the media store. */
  @Column('text') readonly file!: string;
  @Column('integer') readonly width!: number;
  @Column('integer') readonly height!: number;
  @Column('text') readonly alt!: string;
}
