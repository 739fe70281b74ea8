import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Networks } from '../../../domain/group.js';

@Entity('member_group')
export class GroupRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('text') readonly slug!: string;
  @Column('text') readonly name!: string;
  /** Folded, with single spaces; unique among groups that are not deleted. */
  @Column('text') readonly nameKey!: string;
  @Column('text') readonly tagline!: string;
  @Column('text') readonly website!: string;
  @Column('text') readonly description!: string;
  @Column('boolean') readonly isPrivate!: boolean;
  @Column('boolean') readonly needsApproval!: boolean;
  @Column('jsonb') readonly networks!: Networks;
  @Column('text') readonly cover!: string;
  @Column('text') readonly poster!: string;
  /** The counters change with the members and the requests, under the lock of this row. */
  @Column('integer') readonly memberCount!: number;
  @Column('integer') readonly requestCount!: number;
  @Column('timestamptz') readonly createdAt!: Date;
  @Column('timestamptz', { nullable: true }) readonly deletedAt!: Date | null;
  @Column('integer') readonly version!: number;
  @Column('timestamptz') readonly changedAt!: Date;
}

@Entity('group_member')
export class GroupMemberRow {
  @PrimaryColumn('uuid') readonly groupId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  /** 1 member, 2 manager, 3 owner. */
  @Column('smallint') readonly role!: number;
  @Column('timestamptz') readonly since!: Date;
  /** True if the member gets no notifications of the group's plan. */
  @Column('boolean', { default: false }) readonly planMuted!: boolean;
}

/** A request to join that was not answered. */
@Entity('group_request')
export class GroupRequestRow {
  @PrimaryColumn('uuid') readonly id!: string;
  @Column('uuid') readonly groupId!: string;
  @Column('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly since!: Date;
}

@Entity('group_invite')
export class GroupInviteRow {
  @PrimaryColumn('uuid') readonly groupId!: string;
  @PrimaryColumn('uuid') readonly memberId!: string;
  @Column('timestamptz') readonly since!: Date;
}
