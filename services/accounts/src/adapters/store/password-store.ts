import type { UnitOfWork } from '@seyir/kit';
import type { PasswordStore } from '../../app/ports.js';

export class SqlPasswordStore implements PasswordStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async find(loginKey: string): Promise<{ memberId: string; hash: string | undefined } | undefined> {
    // A username holds no @ and an address does, so at most one of the two can fit.
    const [row] = await this.unitOfWork.manager.query<{ id: string; hash: string | null }[]>(
      `SELECT member.id, password.hash FROM member LEFT JOIN password ON password.member_id = member.id
       WHERE username_key = $1 OR email_key = $1`,
      [loginKey],
    );
    return row && { memberId: row.id, hash: row.hash ?? undefined };
  }

  async hashOf(memberId: string): Promise<string | undefined> {
    const [row] = await this.unitOfWork.manager.query<{ hash: string }[]>(
      `SELECT hash FROM password WHERE member_id = $1`,
      [memberId],
    );
    return row?.hash;
  }

  async put(hashes: ReadonlyMap<string, string>, at: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO password (member_id, hash, changed_at)
       SELECT member_id, hash, $3 FROM unnest($1::uuid[], $2::text[]) AS given (member_id, hash)
       ON CONFLICT (member_id) DO UPDATE SET hash = EXCLUDED.hash, changed_at = EXCLUDED.changed_at`,
      [[...hashes.keys()], [...hashes.values()], at],
    );
  }

  async remove(memberId: string): Promise<void> {
    await this.unitOfWork.manager.query(`DELETE FROM password WHERE member_id = $1`, [memberId]);
  }
}
