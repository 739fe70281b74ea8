import type { UnitOfWork } from '@seyir/kit';
import type { Slice, TitleStore } from '../../app/ports.js';
import type { NearName } from '../../domain/search.js';
import type { Title, TitleFacts, TitleKind, TitleOrder } from '../../domain/title.js';
import { selectTitles, toTitle, type TitleRow } from './title-rows.js';
import { patternsOf, rankedTitles } from './search-rows.js';
import { saveTitles } from './save-titles.js';

/** The database's default collation is C: Turkish order is asked for by name. */
const orders: Readonly<Record<TitleOrder, string>> = {
  added: 't.added_at DESC, t.id DESC',
  popular: 't.rating DESC, t.id DESC',
  name: 't.name COLLATE "tr-x-icu", t.id',
};

export class SqlTitleStore implements TitleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Title[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.select('WHERE t.id = ANY($1::uuid[])', [ids]);
  }

  async bySlug(slug: string): Promise<Title | undefined> {
    return (await this.select('WHERE t.slug = $1', [slug]))[0];
  }

  list(kind: TitleKind | undefined, order: TitleOrder, { offset, limit }: Slice): Promise<Title[]> {
    const where = kind === undefined ? '' : 'WHERE t.kind = $3';
    return this.select(`${where} ORDER BY ${orders[order]} LIMIT $1 OFFSET $2`, [
      limit,
      offset,
      ...(kind === undefined ? [] : [kind]),
    ]);
  }

  async count(kind: TitleKind | undefined): Promise<number> {
    const [row] = await this.unitOfWork.manager.query<{ titles: number }[]>(
      `SELECT coalesce(sum(titles), 0)::int AS titles FROM catalogue_count WHERE kind = $1 OR $1::text IS NULL`,
      [kind ?? null],
    );
    return row?.titles ?? 0;
  }

  matching(key: string, limit: number): Promise<Title[]> {
    const patterns = patternsOf(key);
    return this.select(
      `JOIN (${rankedTitles(patterns)}) found ON found.title_id = t.id
       ORDER BY found.rank, t.rating DESC, t.id`,
      [key, limit, ...patterns],
    );
  }

  resembling(key: string, limit: number): Promise<NearName[]> {
    return this.unitOfWork.manager.query<NearName[]>(
      `SELECT title_id AS "titleId", key FROM seyir_resembling($1, $2)`,
      [key, limit],
    );
  }

  after(id: string | undefined, limit: number): Promise<Title[]> {
    return this.select('WHERE t.id > $1::uuid OR $1::uuid IS NULL ORDER BY t.id LIMIT $2', [
      id ?? null,
      limit,
    ]);
  }

  save(titles: readonly TitleFacts[], how: { at: Date; demo: boolean }): Promise<void> {
    return saveTitles(this.unitOfWork.manager, titles, how);
  }

  private async select(rest: string, parameters: unknown[]): Promise<Title[]> {
    const rows = await this.unitOfWork.manager.query<TitleRow[]>(`${selectTitles} ${rest}`, parameters);
    return rows.map(toTitle);
  }
}
