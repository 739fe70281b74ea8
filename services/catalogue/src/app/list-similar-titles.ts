import { batchOf, notFound } from '@seyir/kit';
import type { Title, TitleView } from '../domain/title.js';
import type { SimilarStore, TitleStore } from './ports.js';

const DEFAULT_SIZE = 12;
const MAX_SIZE = 24;

/**
 * Similar titles, most similar first; none if nothing is shared, or until the task has processed a new title.
 * NOT_FOUND for an unknown title.
 */
export const listSimilarTitles =
  ({ titles, similar }: { titles: TitleStore; similar: SimilarStore }) =>
  async (titleId: string, size: number, view: TitleView = 'whole'): Promise<Title[]> => {
    if ((await titles.known(batchOf([titleId]))).size === 0) throw notFound(`title ${titleId}`);
    return similar.of(titleId, Math.min(size || DEFAULT_SIZE, MAX_SIZE), view);
  };
