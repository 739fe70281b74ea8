import type { UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { TrailerStore } from '../../app/ports.js';
import type { TrailerOfTitle } from '../../domain/trailer.js';
import { TrailerRow } from './entities/title.js';

export class SqlTrailerStore implements TrailerStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<TrailerOfTitle[]> {
    const rows = await this.unitOfWork.rows(TrailerRow).findBy({ id: Any(ids) });
    return rows.map(({ id, titleId, name, asset, embed }) => ({ id, titleId, name, asset, embed }));
  }
}
