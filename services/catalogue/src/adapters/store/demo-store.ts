import type { UnitOfWork } from '@seyir/kit';
import type { DemoStore } from '../../app/ports.js';

/** Tables whose rows belong to one title. */
const PARTS = ['trailer', 'season'] as const;

export class SqlDemoStore implements DemoStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  titleIds(limit?: number): Promise<string[]> {
    return this.ids(`SELECT id FROM title WHERE demo ORDER BY id LIMIT $1`, [limit ?? null]);
  }

  episodeIds(limit?: number): Promise<string[]> {
    return this.ids(
      `SELECT e.id FROM episode e JOIN title t ON t.id = e.title_id WHERE e.demo OR t.demo ORDER BY e.id LIMIT $1`,
      [limit ?? null],
    );
  }

  episodesOf(titleIds: readonly string[]): Promise<string[]> {
    return this.ids(`SELECT id FROM episode WHERE title_id = ANY($1::uuid[]) ORDER BY id`, [titleIds]);
  }

  trailerIds(titleIds: readonly string[]): Promise<string[]> {
    return this.ids(`SELECT id FROM trailer WHERE title_id = ANY($1::uuid[]) ORDER BY id`, [titleIds]);
  }

  async remove(titleIds: readonly string[], episodeIds: readonly string[]): Promise<void> {
    const db = this.unitOfWork.manager;
    for (const table of PARTS)
      await db.query(`DELETE FROM ${table} WHERE title_id = ANY($1::uuid[])`, [titleIds]);
    await this.removeNames('title_genre', 'genre', titleIds);
    await this.removeNames('credit', 'person', titleIds);
    await db.query(`DELETE FROM episode WHERE id = ANY($1::uuid[])`, [episodeIds]);
    await db.query(`DELETE FROM title WHERE id = ANY($1::uuid[])`, [titleIds]);
  }

  /** What ties titles to genres or people, and of these whatever no other title names. */
  private async removeNames(table: string, named: string, titleIds: readonly string[]): Promise<void> {
    const ids = await this.ids(
      `WITH gone AS (DELETE FROM ${table} WHERE title_id = ANY($1::uuid[]) RETURNING ${named}_id AS id)
       SELECT DISTINCT id FROM gone`,
      [titleIds],
    );
    await this.unitOfWork.manager.query(
      `DELETE FROM ${named} n WHERE id = ANY($1::uuid[])
         AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.${named}_id = n.id)`,
      [ids],
    );
  }

  private async ids(sql: string, parameters: unknown[]): Promise<string[]> {
    const rows = await this.unitOfWork.manager.query<{ id: string }[]>(sql, parameters);
    return rows.map(({ id }) => id);
  }
}
