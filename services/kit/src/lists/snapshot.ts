import { badInput } from '../errors/domain-error.js';
import { isId } from './ids.js';

const DEFAULT_LIMIT = 500;
const MAX_LIMIT = 1_000;

export interface SnapshotPage<T> {
  readonly items: readonly T[];
  /** Empty after the last page. */
  readonly nextCursor: string;
}

/** Reads a page of a store's aggregates in key order. The cursor is the last key of the page. BAD_INPUT for an invalid cursor. */
export const snapshotPage =
  <T>(store: { after(key: string | undefined, limit: number): Promise<T[]> }, keyOf: (item: T) => string) =>
  async (cursor: string, limit: number): Promise<SnapshotPage<T>> => {
    if (cursor !== '' && !isId(cursor)) throw badInput({ cursor: 'invalid' });
    const size = Math.min(limit || DEFAULT_LIMIT, MAX_LIMIT);
    const items = await store.after(cursor || undefined, size);
    const last = items.at(-1);
    return { items, nextCursor: last === undefined || items.length < size ? '' : keyOf(last) };
  };
