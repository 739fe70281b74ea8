import type { UnitOfWork } from '@seyir/kit';
import { LessThanOrEqual } from 'typeorm';
import type { MailQueue, MailRequest } from '../../app/ports.js';
import { MailRow } from './entities/mail.js';

/** A row is deleted when its mail is sent, so no address is kept longer than needed. */
export class SqlMailQueue implements MailQueue {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(request: Omit<MailRequest, 'failures'>, at: Date): Promise<void> {
    const { id, purpose, email, memberId = null, registrationId = null, removalId = null } = request;
    await this.mails.insert({ id, purpose, email, memberId, registrationId, removalId, nextTryAt: at });
  }

  async due(at: Date, limit: number): Promise<MailRequest[]> {
    const rows = await this.mails.find({
      where: { nextTryAt: LessThanOrEqual(at) },
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

  private get mails() {
    return this.unitOfWork.rows(MailRow);
  }
}
