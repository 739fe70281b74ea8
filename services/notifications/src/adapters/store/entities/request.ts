import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RequestAnswer } from '../../../domain/request.js';

/** The answer of a content request, from the events of the catalogue. */
@Entity('answered_request')
export class AnsweredRequestRow {
  @PrimaryColumn('uuid') readonly requestId!: string;
  @Column('text') readonly answer!: RequestAnswer;
  @Column('timestamptz') readonly at!: Date;
}
