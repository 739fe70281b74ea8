import { statement, type UnitOfWork } from '@seyir/kit';
import type { EntryCoverStore } from '../../app/room-ports.js';
import type { Scope } from '../../domain/spoiler.js';
import { EntryCoverRow, RoomEntryRow } from './entities/room.js';

const keepCover = statement(
  `INSERT INTO entry_cover (case_id, entry_id, title_id, season, number) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (case_id) DO UPDATE SET title_id = excluded.title_id, season = excluded.season, number = excluded.number`,
);

const widestCover = statement<Scope>(
  `SELECT title_id AS "titleId", season, number FROM entry_cover WHERE entry_id = $1
   ORDER BY season = 0 DESC, season DESC, number DESC, case_id LIMIT 1`,
);

export class SqlEntryCoverStore implements EntryCoverStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep(caseId: string, entryId: string, scope: Scope | undefined): Promise<void> {
    if (!scope) await this.unitOfWork.rows(EntryCoverRow).delete({ caseId });
    else await keepCover.run(this.unitOfWork, [caseId, entryId, scope.titleId, scope.season, scope.number]);
    const cover = await widestCover.first(this.unitOfWork, [entryId]);
    await this.unitOfWork.rows(RoomEntryRow).update(
      { id: entryId },
      {
        coverTitleId: cover?.titleId ?? null,
        coverSeason: cover?.season ?? 0,
        coverNumber: cover?.number ?? 0,
      },
    );
  }
}
