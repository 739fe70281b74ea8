import type { UnitOfWork } from '@seyir/kit';
import type { MailQueue, MailRequest } from '../../app/ports.js';

type MailRow = Omit<MailRequest, 'memberId' | 'registrationId'> & {
  readonly memberId: string | null;
  readonly registrationId: string | null;
};

/** Sent rows are gone: no address is kept longer than it is needed. */
export class SqlMailQueue implements MailQueue {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(request: Omit<MailRequest, 'failures'>, at: Date): Promise<void> {
    const { id, purpose, email, memberId = null, registrationId = null } = request;
    await this.unitOfWork.manager.query(
      `INSERT INTO mail (id, purpose, email, next_try_at, member_id, registration_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, purpose, email, at, memberId, registrationId],
    );
  }

  async due(at: Date, limit: number): Promise<MailRequest[]> {
    const rows = await this.unitOfWork.manager.query<MailRow[]>(
      `SELECT id, purpose, email, failures, member_id AS "memberId", registration_id AS "registrationId" FROM mail
       WHERE next_try_at <= $1 ORDER BY next_try_at, id LIMIT $2`,
      [at, limit],
    );
    return rows.map(({ memberId, registrationId, ...row }) => ({
      ...row,
      ...(memberId !== null && { memberId }),
      ...(registrationId !== null && { registrationId }),
    }));
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
