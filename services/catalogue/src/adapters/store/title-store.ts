import { prepared, type Slice, type UnitOfWork } from '@seyir/kit';
import type { AiringFilter, TitleFilter, TitleMark, TitleStore } from '../../app/ports.js';
import type { NearName } from '../../domain/search.js';
import type { ShelfSort, Title, TitleFacts, TitleKind, TitleOrder } from '../../domain/title.js';
import { selectTitles, toTitle, type TitleRow } from './title-rows.js';
import { mostAlike } from './similar-rows.js';
import { patternsOf, rankedTitles } from './search-rows.js';
import { saveTitles } from './save-titles.js';

/** The database's default collation is C: Turkish order is asked for by name. */
const orders: Readonly<Record<TitleOrder, string>> = {
  added: 't.added_at DESC, t.id DESC',
  popular: 't.popularity DESC, t.rating DESC, t.id DESC',
  name: 't.name COLLATE "tr-x-icu", t.id',
};

/** Whether a title stands on a shelf. */
const onShelf: Readonly<Record<ShelfSort, string>> = {
  genre: `t.id IN (SELECT title_id FROM title_genre WHERE genre_id = (SELECT id FROM genre WHERE slug = ?))`,
  network: `t.network_slug = ? AND t.network_slug <> ''`,
};

export class SqlTitleStore implements TitleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Title[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.select('WHERE t.id = ANY($1::uuid[])', [ids]);
  }

  async bySlug(slug: string): Promise<Title | undefined> {
    return (await this.select('WHERE t.slug = $1', [slug]))[0];
  }

  list(filter: TitleFilter, order: TitleOrder, { offset, limit }: Slice): Promise<Title[]> {
    const { kind, initial, shelf } = filter;
    const { where, parameters } = conditions({
      't.kind = ?': kind,
      't.initial = ?': initial,
      ...(shelf && { [onShelf[shelf.sort]]: shelf.slug }),
    });
    return this.select(`${where} ORDER BY ${orders[order]} LIMIT $1 OFFSET $2`, [
      limit,
      offset,
      ...parameters,
    ]);
  }

  count({ kind, initial, shelf }: TitleFilter): Promise<number> {
    const asked = { 'kind = ?': kind, 'initial = ?': initial };
    if (shelf) return this.sum('shelf_count', { ...asked, 'sort = ?': shelf.sort, 'slug = ?': shelf.slug });
    return this.sum(initial === undefined ? 'catalogue_count' : 'title_count', asked);
  }

  behind(mark: TitleMark | undefined, limit: number): Promise<Title[]> {
    const where = mark ? 'WHERE (t.added_at, t.id) < ($2::timestamptz, $3::uuid)' : '';
    return this.select(`${where} ORDER BY ${orders.added} LIMIT $1`, [
      limit,
      ...(mark ? [mark.addedAt, mark.id] : []),
    ]);
  }

  airing({ kind, weekday }: AiringFilter, { offset, limit }: Slice): Promise<Title[]> {
    const { where, parameters } = conditions({ 't.kind = ?': kind, 't.air_weekday = ?': weekday });
    return this.select(
      `${where === '' ? 'WHERE' : `${where} AND`} t.status = 'airing' AND t.air_weekday > 0
       ORDER BY t.air_weekday, t.air_time, t.name COLLATE "tr-x-icu", t.id LIMIT $1 OFFSET $2`,
      [limit, offset, ...parameters],
    );
  }

  countAiring({ kind, weekday }: AiringFilter): Promise<number> {
    return this.sum('airing_count', { 'kind = ?': kind, 'weekday = ?': weekday });
  }

  similar(titleId: string, limit: number): Promise<Title[]> {
    return this.select(
      `JOIN (${mostAlike}) alike ON alike.title_id = t.id
       ORDER BY alike.score DESC, t.popularity DESC, t.rating DESC, t.id`,
      [titleId, limit],
    );
  }

  matching(key: string, limit: number, kind?: TitleKind): Promise<Title[]> {
    const patterns = patternsOf(key);
    return this.select(
      `JOIN (${rankedTitles(patterns)}) found ON found.title_id = t.id
       ORDER BY found.rank, t.rating DESC, t.id`,
      [key, limit, kind ?? null, ...patterns],
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

  slugOwners(slugs: readonly string[]): Promise<{ slug: string; id: string }[]> {
    return this.unitOfWork.manager.query(`SELECT slug, id FROM title WHERE slug = ANY($1)`, [slugs]);
  }

  async genreIds(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.unitOfWork.manager.query<{ slug: string; id: string }[]>(
      `SELECT slug, id FROM genre WHERE slug = ANY($1)`,
      [slugs],
    );
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  save(titles: readonly TitleFacts[], how: { at: Date; demo: boolean }): Promise<void> {
    return saveTitles(this.unitOfWork.manager, titles, how);
  }

  /** Of a table of counters, those that fit. */
  private async sum(table: string, filter: Record<string, unknown>): Promise<number> {
    const { where, parameters } = conditions(filter, 1);
    const [row] = await this.unitOfWork.manager.query<{ titles: number }[]>(
      `SELECT coalesce(sum(titles), 0)::int AS titles FROM ${table} ${where}`,
      parameters,
    );
    return row?.titles ?? 0;
  }

  private async select(rest: string, parameters: unknown[]): Promise<Title[]> {
    const { manager } = this.unitOfWork;
    const rows = await prepared<TitleRow[]>(manager, `${selectTitles} ${rest}`, parameters);
    return rows.map(toTitle);
  }
}

/** WHERE of what is asked for, each with a `?` for its value; the parameters stand from `from` on. */
const conditions = (filter: Record<string, unknown>, from = 3): { where: string; parameters: unknown[] } => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const where = asked.map(([clause], place) => clause.replace('?', `$${place + from}`)).join(' AND ');
  return { where: where && `WHERE ${where}`, parameters: asked.map(([, value]) => value) };
};
