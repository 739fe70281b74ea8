import { statement, type UnitOfWork } from '@seyir/kit';
import type { PasswordStore } from '../../app/ports.js';
import { PasswordRow, type MemberRow } from './entities/member.js';

/** An address contains @ and a username does not, so at most one of the two matches. */
const passwordOf = statement<Pick<MemberRow, 'id'> & { readonly hash: PasswordRow['hash'] | null }>(
  `SELECT member.id, password.hash FROM member LEFT JOIN password ON password.member_id = member.id
   WHERE username_key = $1 OR email_key = $1`,
);

export class SqlPasswordStore implements PasswordStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async find(loginKey: string): Promise<{ memberId: string; hash: string | undefined } | undefined> {
    const row = await passwordOf.first(this.unitOfWork, [loginKey]);
    return row && { memberId: row.id, hash: row.hash ?? undefined };
  }

  async hashOf(memberId: string): Promise<string | undefined> {
    return (await this.passwords.findOneBy({ memberId }))?.hash;
  }

  async put(hashes: ReadonlyMap<string, string>, at: Date): Promise<void> {
    const rows = [...hashes].map(([memberId, hash]) => ({ memberId, hash, changedAt: at }));
    if (rows.length > 0) await this.passwords.upsert(rows, ['memberId']);
  }

  async remove(memberId: string): Promise<void> {
    await this.passwords.delete({ memberId });
  }

  private get passwords() {
    return this.unitOfWork.rows(PasswordRow);
  }
}
