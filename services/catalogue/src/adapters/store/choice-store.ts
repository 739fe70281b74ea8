import { statement, type KeySlice, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { ChoiceStore, ChosenTitles, TitleValues } from '../../app/filter-ports.js';
import type { ListKey } from '../../app/page.js';
import type { KeyedTitle, TitleFilter } from '../../app/ports.js';
import type { CountryTitles } from '../../domain/title-filter.js';
import type { TitleKind, TitleOrder, TitleView } from '../../domain/title.js';
import { GenreRow } from './entities/title.js';
import { readChoicePage } from './choice-page.js';
import { readChoiceValues } from './choice-values.js';
import { byColumns, byFacets } from './facets.js';
import { titleOrders } from './list-orders.js';
import { conditions } from './title-page.js';

interface InitialRow {
  readonly initial: string;
}

const lockTitles = statement<{ readonly id: string }>(
  `SELECT id FROM title WHERE id > $1 ORDER BY id LIMIT $2 FOR UPDATE`,
);

/** Runs after the lock, so it sees the genres of a writer that held it. */
const fillGenres = statement(
  `UPDATE title SET genre_ids = found.ids
   FROM (SELECT t.id, ARRAY(SELECT genre_id FROM title_genre WHERE title_id = t.id ORDER BY position) AS ids
         FROM title t WHERE t.id = ANY($1::uuid[])) found
   WHERE title.id = found.id AND title.genre_ids <> found.ids`,
);

const countries = statement<CountryTitles>(
  `SELECT country, sum(titles)::int AS "titleCount" FROM country_count
   WHERE kind = $1 OR $1::text IS NULL GROUP BY country ORDER BY "titleCount" DESC, country LIMIT $2`,
);

export class SqlChoiceStore implements ChoiceStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async count(filter: ChosenTitles, most: number): Promise<number> {
    const genreIds = await this.genreIds(filter);
    if (!genreIds) return 0;
    const { where, parameters } = conditions(byFacets(filter, genreIds));
    const found = statement<{ readonly count: number }>(
      `SELECT count(*)::int AS count FROM (SELECT FROM title t ${where} LIMIT $${parameters.length + 1}) found`,
    );
    return (await found.first(this.unitOfWork, [...parameters, most]))?.count ?? 0;
  }

  async list(
    filter: ChosenTitles,
    order: TitleOrder,
    slice: KeySlice<ListKey>,
    view: TitleView,
  ): Promise<{ titles: KeyedTitle[]; count: number }> {
    const genreIds = await this.genreIds(filter);
    if (!genreIds) return { titles: [], count: 0 };
    return readChoicePage(this.unitOfWork, {
      found: byFacets(filter, genreIds),
      inOrder: byColumns(filter, genreIds),
      order: titleOrders[order],
      slice,
      view,
    });
  }

  async values(filter: ChosenTitles, most: number): Promise<TitleValues | undefined> {
    const genreIds = await this.genreIds(filter);
    const noTitle = { false: [] };
    return readChoiceValues(this.unitOfWork, genreIds ? byFacets(filter, genreIds) : noTitle, most);
  }

  async initials(filter: ChosenTitles): Promise<string[]> {
    const genreIds = await this.genreIds(filter);
    if (!genreIds) return [];
    return this.initialsIn('title t', byFacets(filter, genreIds));
  }

  initialsOfList({ kind, shelf }: Pick<TitleFilter, 'kind' | 'shelf'>): Promise<string[]> {
    const asked = { 't.titles > 0': [], 't.kind = ?': kind };
    return shelf
      ? this.initialsIn('shelf_count t', { ...asked, 't.sort = ?': shelf.sort, 't.slug = ?': shelf.slug })
      : this.initialsIn('title_count t', asked);
  }

  countries(kind: TitleKind | undefined, limit: number): Promise<CountryTitles[]> {
    return countries.all(this.unitOfWork, [kind ?? null, limit]);
  }

  async fillGenres(after: string, limit: number): Promise<string | undefined> {
    const ids = (await lockTitles.all(this.unitOfWork, [after, limit])).map(({ id }) => id);
    if (ids.length > 0) await fillGenres.run(this.unitOfWork, [ids]);
    return ids.at(-1);
  }

  private async initialsIn(table: string, asked: Record<string, unknown>): Promise<string[]> {
    const { where, parameters } = conditions(asked);
    const initials = statement<InitialRow>(`SELECT DISTINCT t.initial FROM ${table} ${where}`);
    return (await initials.all(this.unitOfWork, parameters)).map(({ initial }) => initial);
  }

  /** Undefined if one of the genres does not exist: then no title has all of them. */
  private async genreIds({ shelf, choice }: ChosenTitles): Promise<string[] | undefined> {
    const slugs = new Set([...choice.genres, ...(shelf?.sort === 'genre' ? [shelf.slug] : [])]);
    if (slugs.size === 0) return [];
    const rows = await this.unitOfWork.rows(GenreRow).findBy({ slug: Any([...slugs]) });
    return rows.length === slugs.size ? rows.map(({ id }) => id) : undefined;
  }
}
