import { deleteOlder, statement, type UnitOfWork } from '@seyir/kit';
import { IsNull, LessThanOrEqual } from 'typeorm';
import type { MailEnd, MailFigures, MailQueue, MailRequest } from '../../app/ports.js';
import { MailRow } from './entities/mail.js';

const figures = statement<MailFigures>(
  `SELECT count(*) FILTER (WHERE ended IS NULL)::int AS waiting,
     count(*) FILTER (WHERE ended = 'given_up')::int AS given_up,
     count(*) FILTER (WHERE ended = 'refused')::int AS refused
   FROM mail`,
);

const oldest = statement<{ readonly seconds: number }>(
  `SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(created_at))), 0)::float AS seconds
   FROM mail WHERE ended IS NULL`,
);

/** Ended mails have no next try; a replica of the previous release looks only at its time. */
const NEVER = new Date('9999-01-01T00:00:00Z');

/** A row is deleted when its mail is sent, so no address is kept longer than needed. */
export class SqlMailQueue implements MailQueue {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(request: Omit<MailRequest, 'failures'>, at: Date): Promise<void> {
    const { id, purpose, email, memberId = null, registrationId = null, removalId = null } = request;
    await this.mails.insert({
      id,
      purpose,
      email,
      memberId,
      registrationId,
      removalId,
      nextTryAt: at,
      createdAt: at,
    });
  }

  async due(at: Date, limit: number): Promise<MailRequest[]> {
    const rows = await this.mails.find({
      where: { nextTryAt: LessThanOrEqual(at), ended: IsNull() },
      order: { nextTryAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return rows.map(({ id, purpose, email, failures, memberId, registrationId, removalId }) => ({
      id,
      purpose,
      email,
      failures,
      ...(memberId !== null && { memberId }),
      ...(registrationId !== null && { registrationId }),
      ...(removalId !== null && { removalId }),
    }));
  }

  async done(id: string): Promise<void> {
    await this.mails.delete({ id });
  }

  async failed(id: string, nextTryAt: Date): Promise<void> {
    await this.mails.update({ id }, { failures: () => 'failures + 1', nextTryAt });
  }

  async end(id: string, why: MailEnd, at: Date): Promise<void> {
    await this.mails.update({ id }, { ended: why, endedAt: at, email: '', nextTryAt: NEVER });
  }

  async prune(endedBefore: Date): Promise<void> {
    await deleteOlder(this.unitOfWork, 'mail', 'ended_at', endedBefore);
  }

  async figures(): Promise<MailFigures> {
    return (await figures.first(this.unitOfWork))!;
  }

  async oldest(at: Date): Promise<number> {
    return (await oldest.first(this.unitOfWork, [at]))!.seconds;
  }

  private get mails() {
    return this.unitOfWork.rows(MailRow);
  }
}
