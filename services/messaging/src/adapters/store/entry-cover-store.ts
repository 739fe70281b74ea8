import { statement, type UnitOfWork } from '@seyir/kit';
import type { EntryCoverStore } from '../../app/room-ports.js';
import { EntryCoverRow, RoomEntryRow } from './entities/room.js';

const keepCover = statement(
  `INSERT INTO entry_cover (case_id, entry_id, title_id) VALUES ($1, $2, $3)
   ON CONFLICT (case_id) DO UPDATE SET title_id = excluded.title_id`,
);

export class SqlEntryCoverStore implements EntryCoverStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep(caseId: string, entryId: string, titleId: string | undefined): Promise<void> {
    const covers = this.unitOfWork.rows(EntryCoverRow);
    if (titleId === undefined) await covers.delete({ caseId });
    else await keepCover.run(this.unitOfWork, [caseId, entryId, titleId]);
    const cover = await covers.findOne({ where: { entryId }, order: { caseId: 'ASC' } });
    await this.unitOfWork
      .rows(RoomEntryRow)
      .update({ id: entryId }, { coverTitleId: cover?.titleId ?? null });
  }
}
