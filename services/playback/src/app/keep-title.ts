import type { Title } from '../domain/title.js';
import type { TitleStore } from './ports.js';

/** Takes over what the catalogue tells of a title. */
export const keepTitle =
  ({ titles }: { titles: TitleStore }) =>
  (title: Title): Promise<void> =>
    titles.keep(title);
