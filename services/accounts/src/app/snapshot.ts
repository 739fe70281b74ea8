import { badInput } from '@seyir/kit';
import { isId } from './ids.js';

const DEFAULT_LIMIT = 500;
const MAX_LIMIT = 1_000;

export interface SnapshotPage<T> {
  readonly items: readonly T[];
  /** Empty after the last page. */
  readonly nextCursor: string;
}

interface Keyed<T> {
  after(id: string | undefined, limit: number): Promise<T[]>;
}

/** A page of all aggregates of a store by their ids; the cursor is the last id of a page. BAD_INPUT for another cursor. */
export const snapshot =
  <T extends { id: string }>(store: Keyed<T>) =>
  async (cursor: string, limit: number): Promise<SnapshotPage<T>> => {
    if (cursor !== '' && !isId(cursor)) throw badInput({ cursor: 'invalid' });
    const size = Math.min(limit || DEFAULT_LIMIT, MAX_LIMIT);
    const items = await store.after(cursor || undefined, size);
    return { items, nextCursor: items.length < size ? '' : (items.at(-1)?.id ?? '') };
  };
