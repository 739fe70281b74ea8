import { statement, type UnitOfWork } from '@seyir/kit';
import type { StaffStore } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

const lockAdmins = statement<{ readonly id: string }>(
  `SELECT id FROM member WHERE roles <> '{}' AND 'admin' = ANY(roles) ORDER BY id FOR UPDATE`,
);

const staff = statement<ShownMemberRow>(
  `SELECT ${MEMBER_COLUMNS} FROM member WHERE roles <> '{}' ORDER BY username_key LIMIT $1`,
);

export class SqlStaffStore implements StaffStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lockAdmins(): Promise<string[]> {
    return (await lockAdmins.all(this.unitOfWork, [])).map(({ id }) => id);
  }

  async list(limit: number): Promise<Member[]> {
    return (await staff.all(this.unitOfWork, [limit])).map(toMember);
  }
}
