import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly removeTitle: (titleId: string) => Promise<void>;
}

/** Takes over what the catalogue tells of a title; with one that is gone goes what is kept about it. */
export const keepTitle =
  ({ titles, removeTitle }: Deps) =>
  async (title: Title): Promise<void> => {
    await titles.keep(title);
    if (title.removed) await removeTitle(title.id);
  };
