import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { DemoStore } from '../../app/ports.js';
import { EpisodeRow, SeasonRow } from './entities/episode.js';
import { TitleRow, TrailerRow } from './entities/title.js';

const demoEpisodes = statement<Pick<EpisodeRow, 'id'>>(
  `SELECT id FROM (
     SELECT id FROM episode WHERE demo
     UNION SELECT e.id FROM title t JOIN episode e ON e.title_id = t.id WHERE t.demo) of_demo
   ORDER BY id LIMIT $1`,
);

/** The link table between titles and genres or people, and the rows that no other title uses. */
const namesOf = (table: 'title_genre' | 'credit', named: 'genre' | 'person') => ({
  untie: statement<{ readonly id: string }>(
    `WITH gone AS (DELETE FROM ${table} WHERE title_id = ANY($1::uuid[]) RETURNING ${named}_id AS id)
     SELECT DISTINCT id FROM gone`,
  ),
  // These are locked first, so that the next statement sees concurrent writers that use one of them.
  lock: statement(`SELECT FROM ${named} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`),
  delete: statement(
    `DELETE FROM ${named} n WHERE id = ANY($1::uuid[])
       AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.${named}_id = n.id)`,
  ),
});

const NAMES = [namesOf('title_genre', 'genre'), namesOf('credit', 'person')];

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export class SqlDemoStore implements DemoStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async titleIds(limit?: number): Promise<string[]> {
    const titles = this.unitOfWork.rows(TitleRow);
    return idsOf(
      await titles.find({ select: { id: true }, where: { demo: true }, order: { id: 'ASC' }, take: limit }),
    );
  }

  async episodeIds(limit?: number): Promise<string[]> {
    return idsOf(await demoEpisodes.all(this.unitOfWork, [limit ?? null]));
  }

  episodesOf(titleIds: readonly string[]): Promise<string[]> {
    return this.idsOfParts(EpisodeRow, titleIds);
  }

  trailerIds(titleIds: readonly string[]): Promise<string[]> {
    return this.idsOfParts(TrailerRow, titleIds);
  }

  async remove(titleIds: readonly string[], episodeIds: readonly string[]): Promise<void> {
    await this.unitOfWork.rows(TrailerRow).delete({ titleId: Any(titleIds) });
    await this.unitOfWork.rows(SeasonRow).delete({ titleId: Any(titleIds) });
    for (const names of NAMES) {
      const ids = idsOf(await names.untie.all(this.unitOfWork, [titleIds]));
      await names.lock.run(this.unitOfWork, [ids]);
      await names.delete.run(this.unitOfWork, [ids]);
    }
    await this.unitOfWork.rows(EpisodeRow).delete({ id: Any(episodeIds) });
    await this.unitOfWork.rows(TitleRow).delete({ id: Any(titleIds) });
  }

  private async idsOfParts(
    entity: new () => Pick<EpisodeRow, 'id' | 'titleId'>,
    titleIds: readonly string[],
  ): Promise<string[]> {
    const where = { titleId: Any(titleIds) };
    return idsOf(
      await this.unitOfWork.rows(entity).find({ select: { id: true }, where, order: { id: 'ASC' } }),
    );
  }
}
