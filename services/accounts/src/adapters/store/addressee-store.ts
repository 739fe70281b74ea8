import type { UnitOfWork } from '@seyir/kit';
import { IsNull, Not, type FindOptionsWhere } from 'typeorm';
import type { Addressee, Addressees } from '../../app/ports.js';
import { emailKey } from '../../domain/names.js';
import { MemberRow } from './entities/member.js';

export class SqlAddressees implements Addressees {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byEmail(email: string): Promise<Addressee | undefined> {
    return this.one({ emailKey: emailKey(email) });
  }

  byId(memberId: string): Promise<Addressee | undefined> {
    return this.one({ id: memberId });
  }

  private async one(where: FindOptionsWhere<MemberRow>): Promise<Addressee | undefined> {
    const row = await this.unitOfWork.rows(MemberRow).findOneBy({ ...where, activatedAt: Not(IsNull()) });
    return row
      ? { memberId: row.id, username: row.username, email: row.email ?? '', banned: row.bannedAt !== null }
      : undefined;
  }
}
