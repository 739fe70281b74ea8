import { batchOf, notFound } from '@seyir/kit';
import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

const DEFAULT_SIZE = 12;
const MAX_SIZE = 24;

/** Titles like one, the most alike first; none where nothing is shared. NOT_FOUND for an unknown title. */
export const listSimilarTitles =
  ({ titles }: { titles: TitleStore }) =>
  async (titleId: string, size: number): Promise<Title[]> => {
    const [title] = await titles.byIds(batchOf([titleId]));
    if (!title) throw notFound(`title ${titleId}`);
    return titles.similar(title.id, Math.min(size || DEFAULT_SIZE, MAX_SIZE));
  };
