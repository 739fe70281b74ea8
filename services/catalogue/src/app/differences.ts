import { isDeepStrictEqual } from 'node:util';
import type { ImportResult } from './ports.js';

export interface Differences<T> {
  readonly created: readonly T[];
  readonly updated: readonly T[];
  readonly result: ImportResult;
}

/** Sorts what is given into new, changed and already so; only the fields of what is given are compared. */
export const differences = <T extends { id: string }>(
  given: readonly T[],
  standing: readonly T[],
): Differences<T> => {
  const byId = new Map(standing.map((item) => [item.id, item]));
  const created = given.filter((item) => !byId.has(item.id));
  const updated = given.filter((item) => {
    const known = byId.get(item.id);
    return known !== undefined && !sameFields(item, known);
  });
  const unchanged = given.length - created.length - updated.length;
  return {
    created,
    updated,
    result: { created: created.length, updated: updated.length, unchanged },
  };
};

const sameFields = <T extends object>(given: T, known: T): boolean =>
  (Object.keys(given) as (keyof T)[]).every((field) => isDeepStrictEqual(given[field], known[field]));
