import { notFound } from '@seyir/kit';
import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

/** A title by its slug. NOT_FOUND for an unknown slug. */
export const getTitleBySlug =
  ({ titles }: { titles: TitleStore }) =>
  async (slug: string): Promise<Title> => {
    const title = await titles.bySlug(slug);
    if (!title) throw notFound(`title ${slug}`);
    return title;
  };
