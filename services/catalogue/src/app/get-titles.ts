import { batchOf } from '@seyir/kit';
import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

/** Titles by id, in no particular order; unknown ids are left out. BAD_INPUT beyond 200 ids. */
export const getTitles =
  ({ titles }: { titles: TitleStore }) =>
  (ids: readonly string[]): Promise<Title[]> =>
    titles.byIds(batchOf(ids));
