import type { UnitOfWork } from '@seyir/kit';
import type { Addressee, Addressees } from '../../app/ports.js';
import { emailKey } from '../../domain/names.js';

export class SqlAddressees implements Addressees {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byEmail(email: string): Promise<Addressee | undefined> {
    return this.one('email_key = $1', emailKey(email));
  }

  byId(memberId: string): Promise<Addressee | undefined> {
    return this.one('id = $1', memberId);
  }

  private async one(where: string, value: string): Promise<Addressee | undefined> {
    const [row] = await this.unitOfWork.manager.query<Addressee[]>(
      `SELECT id AS "memberId", username, coalesce(email, '') AS email, banned_at IS NOT NULL AS banned
       FROM member WHERE ${where} AND activated_at IS NOT NULL`,
      [value],
    );
    return row;
  }
}
