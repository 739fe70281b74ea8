import type { UnitOfWork } from '@seyir/kit';
import type { TrailerStore } from '../../app/ports.js';
import type { TrailerOfTitle } from '../../domain/trailer.js';

export class SqlTrailerStore implements TrailerStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<TrailerOfTitle[]> {
    return this.unitOfWork.manager.query<TrailerOfTitle[]>(
      `SELECT id, title_id AS "titleId", name, asset, embed FROM trailer WHERE id = ANY($1::uuid[])`,
      [ids],
    );
  }
}
