import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly removeTitle: (titleId: string) => Promise<void>;
}

/** Takes over the catalogue's state of a title. One that is gone is hidden at once, whatever is kept about it. */
export const keepTitle =
  ({ titles, removeTitle }: Deps) =>
  async (title: Title): Promise<void> => {
    await titles.keep(title);
    if (title.removed) await removeTitle(title.id);
  };
