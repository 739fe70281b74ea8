import { statement, type Statement, type UnitOfWork } from '@seyir/kit';
import type { SearchStore } from '../../app/ports.js';
import type { NearName, SearchMatch } from '../../domain/search.js';
import type { TitleKind } from '../../domain/title.js';
import {
  patternOf,
  peopleOfTitles,
  titlesByPart,
  titlesByPeople,
  titlesByPeoplesPrefix,
  titlesByPrefix,
} from './search-rows.js';

/** Prefixes up to this many letters have their own rows; from this length on the search also matches inside names. */
const PREFIX_UNTIL = 3;
const INSIDE_FROM = 3;

const resembling = statement<NearName>(`SELECT title_id AS "titleId", key FROM seyir_resembling($1, $2)`);

export class SqlSearchStore implements SearchStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Runs the searches in the order of match quality, and stops when the limit is reached. */
  async matching(key: string, limit: number, kind?: TitleKind): Promise<string[]> {
    const letters = [...key].length;
    const inside = letters >= INSIDE_FROM;
    const asked = [key, limit, kind ?? null];
    const pattern = patternOf(key);
    let found = letters <= PREFIX_UNTIL ? await this.ids(titlesByPrefix, asked) : [];
    if (found.length < limit && inside) found = await this.ids(titlesByPart, [...asked, pattern]);
    if (found.length === limit) return found;
    const more = inside
      ? await this.ids(titlesByPeople, [...asked, found, pattern])
      : await this.ids(titlesByPeoplesPrefix, [...asked, found]);
    return [...found, ...more].slice(0, limit);
  }

  resembling(key: string, limit: number): Promise<NearName[]> {
    return resembling.all(this.unitOfWork, [key, limit]);
  }

  peopleOf(titleIds: readonly string[], key: string): Promise<SearchMatch[]> {
    return peopleOfTitles.all(this.unitOfWork, [key, titleIds]);
  }

  private async ids(titles: Statement<{ id: string }>, values: unknown[]): Promise<string[]> {
    return (await titles.all(this.unitOfWork, values)).map(({ id }) => id);
  }
}
