import type { UnitOfWork } from '@seyir/kit';
import type { MailQueue, MailRequest } from '../../app/ports.js';

/** Sent rows are gone: no address is kept longer than it is needed. */
export class SqlMailQueue implements MailQueue {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id, purpose, email, memberId }: Omit<MailRequest, 'failures'>, at: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO mail (id, purpose, email, next_try_at, member_id) VALUES ($1, $2, $3, $4, $5)`,
      [id, purpose, email, at, memberId ?? null],
    );
  }

  async due(at: Date, limit: number): Promise<MailRequest[]> {
    const rows = await this.unitOfWork.manager.query<
      (Omit<MailRequest, 'memberId'> & { memberId: string | null })[]
    >(
      `SELECT id, purpose, email, failures, member_id AS "memberId" FROM mail
       WHERE next_try_at <= $1 ORDER BY next_try_at, id LIMIT $2`,
      [at, limit],
    );
    return rows.map(({ memberId, ...row }) => ({ ...row, ...(memberId !== null && { memberId }) }));
  }

  async done(id: string): Promise<void> {
    await this.unitOfWork.manager.query(`DELETE FROM mail WHERE id = $1`, [id]);
  }

  async failed(id: string, nextTryAt: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `UPDATE mail SET failures = failures + 1, next_try_at = $2 WHERE id = $1`,
      [id, nextTryAt],
    );
  }
}
