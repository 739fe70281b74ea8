import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly removeTitle: (titleId: string) => Promise<void>;
}

/** Stores the catalogue's state of a title. A removed one is hidden at once, with all data about it. */
export const keepTitle =
  ({ titles, removeTitle }: Deps) =>
  async (title: Title): Promise<void> => {
    await titles.keep(title);
    if (title.removed) await removeTitle(title.id);
  };
