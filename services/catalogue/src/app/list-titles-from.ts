import { badInput, isId } from '@seyir/kit';
import type { Title, TitleView } from '../domain/title.js';
import type { TitleMark, TitleStore } from './ports.js';

const DEFAULT_SIZE = 24;
const MAX_SIZE = 100;

export interface TitlesFrom {
  readonly items: readonly Title[];
  /** Empty at the end. */
  readonly nextCursor: string;
  readonly count: number;
}

/**
 * Titles of all kinds, newest first (specification, section 7, pageInfo.endCursor). The cursor contains the last
 * returned title, so new titles do not shift the pages. BAD_INPUT for an invalid cursor.
 */
export const listTitlesFrom =
  ({ titles }: { titles: TitleStore }) =>
  async (cursor: string, size: number, view: TitleView = 'whole'): Promise<TitlesFrom> => {
    const limit = Math.min(size || DEFAULT_SIZE, MAX_SIZE);
    // Reads one more title than requested, to know whether more follow.
    const [found, count] = await Promise.all([
      titles.behind(cursor === '' ? undefined : markOf(cursor), limit + 1, view),
      titles.count({}),
    ]);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: found.length > limit && last ? cursorOf(last) : '', count };
  };

const cursorOf = ({ addedAt, id }: TitleMark): string =>
  Buffer.from(`${addedAt.getTime()}.${id}`).toString('base64url');

const markOf = (cursor: string): TitleMark => {
  const [, time, id = ''] = /^(-?\d{1,15})\.(.{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const addedAt = new Date(Number(time));
  if (!isId(id) || Number.isNaN(addedAt.getTime())) throw badInput({ cursor: 'invalid' });
  return { addedAt, id };
};
