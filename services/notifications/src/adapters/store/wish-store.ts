import { insertMissing, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { WishStore } from '../../app/ports.js';
import type { NotifyKind } from '../../domain/announcement.js';
import { LetMeKnowRow } from './entities/announcement.js';

export class SqlWishStore implements WishStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(memberId: string, kind: NotifyKind, id: string, now: Date): Promise<true> {
    await insertMissing(this.unitOfWork, LetMeKnowRow, { memberId, kind, targetId: id, since: now });
    return true;
  }

  async remove(memberId: string, kind: NotifyKind, id: string): Promise<boolean> {
    const { affected } = await this.wishes.delete({ memberId, kind, targetId: id });
    return affected === 1;
  }

  async among(memberId: string, kind: NotifyKind, ids: readonly string[]): Promise<string[]> {
    const rows = await this.wishes.findBy({ memberId, kind, targetId: Any(ids) });
    return rows.map(({ targetId }) => targetId);
  }

  private get wishes() {
    return this.unitOfWork.rows(LetMeKnowRow);
  }
}
