import { type UnitOfWork } from '@seyir/kit';
import type { Settings, SettingStore } from '../../app/ports.js';
import { MailboxRow } from './entities/conversation.js';

export class SqlSettingStore implements SettingStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async of(memberId: string): Promise<Settings> {
    return { readMarks: (await this.mailboxes.findOneBy({ memberId }))?.readMarks ?? true };
  }

  async set(memberId: string, { readMarks }: Settings): Promise<void> {
    await this.mailboxes.upsert({ memberId, readMarks }, ['memberId']);
  }

  async forget(memberId: string): Promise<void> {
    await this.mailboxes.delete({ memberId });
  }

  private get mailboxes() {
    return this.unitOfWork.rows(MailboxRow);
  }
}
