import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { TombstoneStore } from '../../app/ports.js';
import { targetKinds, type Target } from '../../domain/target.js';
import { GoneSubjectRow, ThreadRow } from './entities/comment.js';

const markSubjects = statement(
  `INSERT INTO gone_subject (id, gone_at) SELECT id, $2 FROM unnest($1::uuid[]) id ORDER BY id ON CONFLICT DO NOTHING`,
);

export class SqlTombstoneStore implements TombstoneStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async markSubjects(ids: readonly string[], now: Date): Promise<Target[]> {
    await markSubjects.run(this.unitOfWork, [ids, now]);
    const threads = await this.unitOfWork
      .rows(ThreadRow)
      .findBy({ targetKind: Any(targetKinds), targetId: Any(ids) });
    return threads.map(({ targetKind, targetId }) => ({ kind: targetKind, id: targetId }));
  }

  async liftSubjects(ids: readonly string[]): Promise<void> {
    await this.subjects.delete({ id: Any(ids) });
  }

  hasSubject(id: string): Promise<boolean> {
    return this.subjects.existsBy({ id });
  }

  private get subjects() {
    return this.unitOfWork.rows(GoneSubjectRow);
  }
}
