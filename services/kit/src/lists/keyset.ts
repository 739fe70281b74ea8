import { badInput } from '../errors/index.js';
import { isId } from './ids.js';
import type { PageQuery, PageSizes } from './page.js';

/** Maximum number of rows that a page number may skip; a later page needs a cursor. */
export const MOST_SKIPPED = 1_000;

const MOST_CHARACTERS = 600;

const MOMENT = /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-](?:0\d|1[0-5]))(:[0-5]\d)?$/;

/** True for a time in PostgreSQL's format (`at::text`). A JavaScript date would lose the microseconds. */
const isMoment = (text: string): boolean => {
  if (text === 'infinity' || text === '-infinity') return true;
  const [whole, day = '', time, hours, minutes = ':00'] = MOMENT.exec(text) ?? [];
  if (whole === undefined || Number.isNaN(Date.parse(`${day}T${time}${hours}${minutes}`))) return false;
  // JavaScript reads a day that does not exist in the month as a day of the next month; PostgreSQL refuses it.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
};

const parts = {
  id: (value: unknown) => typeof value === 'string' && isId(value),
  moment: (value: unknown) => typeof value === 'string' && isMoment(value),
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  integer: (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  text: (value: unknown) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
} as const;

type Shape = Readonly<Record<string, keyof typeof parts>>;

/** The columns that order a list; the last one is an `id`, so that no two rows share a key. */
export type KeyOf<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends 'number' | 'integer' ? number : string;
};

/** Encodes and decodes the cursors of one order. */
export interface Keyset<K> {
  encode(key: K): string;
  /** BAD_INPUT for a text that is not a cursor of this order. */
  decode(cursor: string): K;
}

/**
 * Defines the order of a list. Its cursors are not signed: a forged cursor only points to another place in the same list.
 * @param name distinguishes this order from others whose keys have the same shape
 */
export const keyset = <const S extends Shape>(name: string, shape: S): Keyset<KeyOf<S>> => {
  const columns = Object.entries(shape);
  return {
    encode: (key) =>
      Buffer.from(
        JSON.stringify([name, ...columns.map(([column]) => key[column as keyof KeyOf<S>])]),
      ).toString('base64url'),
    decode(cursor) {
      const [named, ...values] = cursor.length > MOST_CHARACTERS ? [] : readList(cursor);
      const fits = named === name && values.length === columns.length;
      if (!fits || !columns.every(([, part], index) => parts[part](values[index])))
        throw badInput({ cursor: 'invalid' });
      return Object.fromEntries(columns.map(([column], index) => [column, values[index]])) as KeyOf<S>;
    },
  };
};

const readList = (cursor: string): unknown[] => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
};

/** The rows that a store reads for a list: at most `limit` rows after a key, without the first `skip` of them. */
export interface KeySlice<K> {
  /** Undefined: from the start. */
  readonly after: K | undefined;
  /** At most 1,000. `keyPage` skips nothing after a key. */
  readonly skip: number;
  readonly limit: number;
}

/** An item with its key in the list. */
export interface Keyed<T, K> {
  readonly item: T;
  readonly key: K;
}

export interface KeyPage<T> {
  readonly items: readonly T[];
  readonly last: boolean;
  /** Cursor of the next page; empty on the last page. */
  readonly next: string;
}

/** A requested page: by the cursor from the previous page, or by number. */
export interface KeyPageQuery extends PageQuery {
  /** Empty: by number. */
  readonly cursor?: string;
}

/**
 * Reads a page of a list by keys: page 4,000 is as fast as page 1. It reads one row more than the page has, to know whether more
 * follow. BAD_INPUT for an invalid cursor, and for a page number that skips more than 1,000 rows. A number past the end of a list
 * returns an empty page.
 */
export const keyPage = async <T, K>(
  { keyset, sizes, page }: { keyset: Keyset<K>; sizes: PageSizes; page: KeyPageQuery | undefined },
  read: (slice: KeySlice<K>) => Promise<readonly Keyed<T, K>[]>,
): Promise<KeyPage<T>> => {
  const size = Math.min(page?.size || sizes.usual, sizes.most);
  const after = page?.cursor ? keyset.decode(page.cursor) : undefined;
  const skip = after ? 0 : (Math.max(page?.number ?? 1, 1) - 1) * size;
  if (skip > MOST_SKIPPED) {
    const beyond = await read({ after, skip: MOST_SKIPPED, limit: 1 });
    if (beyond.length > 0) throw badInput({ page: 'too_far' });
    return { items: [], last: true, next: '' };
  }
  const found = await read({ after, skip, limit: size + 1 });
  const rows = found.slice(0, size);
  const last = found.length <= size;
  const end = rows.at(-1);
  return { items: rows.map(({ item }) => item), last, next: last || !end ? '' : keyset.encode(end.key) };
};
