import { FIRST_ID, prepared, statement, type KeySlice, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { ListKey } from '../../app/page.js';
import type { AiringFilter, KeyedTitle, TitleFilter, TitleMark, TitleStore } from '../../app/ports.js';
import type { Genre, ShelfSort, Title, TitleFacts, TitleOrder, TitleView } from '../../domain/title.js';
import { GenreRow, TitleRow } from './entities/title.js';
import { airingOrder, titleOrders } from './list-orders.js';
import { conditions, readTitlePage } from './title-page.js';
import { selectTitles, toTitle, type ReadTitle } from './title-rows.js';
import { saveGenres } from './save-genres.js';
import { saveTitles } from './save-titles.js';

/** Whether a title belongs to a shelf. */
const onShelf: Readonly<Record<ShelfSort, string>> = {
  genre: `t.id IN (SELECT title_id FROM title_genre WHERE genre_id = (SELECT id FROM genre WHERE slug = ?))`,
  network: `t.network_slug = ? AND t.network_slug <> ''`,
};

export class SqlTitleStore implements TitleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[], view: TitleView = 'whole'): Promise<Title[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.select(view, 'WHERE t.id = ANY($1::uuid[])', [ids]);
  }

  async bySlug(slug: string): Promise<Title | undefined> {
    return (await this.select('whole', 'WHERE t.slug = $1', [slug]))[0];
  }

  async known(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.titles.find({ select: { id: true }, where: { id: Any(ids) } });
    return new Set(rows.map(({ id }) => id));
  }

  list(
    filter: TitleFilter,
    order: TitleOrder,
    slice: KeySlice<ListKey>,
    view: TitleView,
  ): Promise<KeyedTitle[]> {
    const { kind, initial, shelf } = filter;
    const asked = {
      't.kind = ?': kind,
      't.initial = ?': initial,
      ...(shelf && { [onShelf[shelf.sort]]: shelf.slug }),
    };
    return readTitlePage(this.unitOfWork, { asked, order: titleOrders[order], slice, view });
  }

  count({ kind, initial, shelf }: TitleFilter): Promise<number> {
    const asked = { 'kind = ?': kind, 'initial = ?': initial };
    if (shelf) return this.sum('shelf_count', { ...asked, 'sort = ?': shelf.sort, 'slug = ?': shelf.slug });
    return this.sum(initial === undefined ? 'catalogue_count' : 'title_count', asked);
  }

  behind(mark: TitleMark | undefined, limit: number, view: TitleView): Promise<Title[]> {
    const where = mark ? 'WHERE (t.added_at, t.id) < ($2::timestamptz, $3::uuid)' : '';
    return this.select(view, `${where} ORDER BY ${titleOrders.added.by} LIMIT $1`, [
      limit,
      ...(mark ? [mark.addedAt, mark.id] : []),
    ]);
  }

  airing({ kind, weekday }: AiringFilter, slice: KeySlice<ListKey>, view: TitleView): Promise<KeyedTitle[]> {
    const asked = {
      [`t.status = 'airing' AND t.air_weekday > 0`]: [],
      't.kind = ?': kind,
      't.air_weekday = ?': weekday,
    };
    return readTitlePage(this.unitOfWork, { asked, order: airingOrder, slice, view });
  }

  countAiring({ kind, weekday }: AiringFilter): Promise<number> {
    return this.sum('airing_count', { 'kind = ?': kind, 'weekday = ?': weekday });
  }

  after(id: string | undefined, limit: number): Promise<Title[]> {
    return this.select('whole', 'WHERE t.id > $1::uuid ORDER BY t.id LIMIT $2', [id ?? FIRST_ID, limit]);
  }

  async slugOwners(slugs: readonly string[]): Promise<{ slug: string; id: string }[]> {
    const rows = await this.titles.find({ select: { id: true, slug: true }, where: { slug: Any(slugs) } });
    return rows.map(({ id, slug }) => ({ id, slug }));
  }

  async genreIds(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.unitOfWork.rows(GenreRow).findBy({ slug: Any(slugs) });
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  saveGenres(genres: readonly Genre[]): Promise<void> {
    return saveGenres(this.unitOfWork, genres);
  }

  save(titles: readonly TitleFacts[], how: { at: Date; demo: boolean }): Promise<void> {
    return saveTitles(this.unitOfWork, titles, how);
  }

  /** The sum of the matching counters of a table. */
  private async sum(table: string, filter: Record<string, unknown>): Promise<number> {
    const { where, parameters } = conditions(filter);
    const sum = statement<{ readonly titles: number }>(
      `SELECT coalesce(sum(titles), 0)::int AS titles FROM ${table} ${where}`,
    );
    const row = await sum.first(this.unitOfWork, parameters);
    return row?.titles ?? 0;
  }

  private async select(view: TitleView, rest: string, parameters: unknown[]): Promise<Title[]> {
    const titles = prepared<ReadTitle>(`${selectTitles[view]()} ${rest}`);
    return (await titles.all(this.unitOfWork, parameters)).map(toTitle);
  }

  private get titles() {
    return this.unitOfWork.rows(TitleRow);
  }
}
