import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The member of a person at an identity provider; a member has one link per issuer. */
@Entity('provider_link')
export class ProviderLinkRow {
  @PrimaryColumn('text') readonly issuer!: string;
  @PrimaryColumn('text') readonly subject!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly linkedAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly disabledAt!: Date | null;
}

/** A used proof, or an ended sign-in of the provider. */
@Entity('provider_mark')
export class ProviderMarkRow {
  @PrimaryColumn('text') readonly key!: string;
  @Column('timestamptz') readonly at!: Date;
  @Column('timestamptz') readonly expiresAt!: Date;
}
