import type { UnitOfWork } from '@seyir/kit';
import type { ContactMessage, ContactStore } from '../../app/ports.js';

export class SqlContactStore implements ContactStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id, memberId, name, email, subject, message }: ContactMessage, at: Date): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO contact_message (id, member_id, name, email, subject, message, sent_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, memberId ?? null, name, email, subject, message, at],
    );
  }
}
