import { isDeepStrictEqual } from 'node:util';
import type { Change, ImportResult } from './ports.js';

export interface Differences<T> {
  readonly created: readonly T[];
  readonly updated: readonly T[];
  readonly result: ImportResult;
}

/** Sorts the input into new, changed and unchanged entries; only the given fields are compared. */
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

/** The answer of a dry run: the changes and their counts. */
export const preview = <T extends { id: string }>(
  { created, updated, result }: Differences<T>,
  standing: readonly T[],
): ImportResult => {
  const byId = new Map(standing.map((item) => [item.id, item]));
  const changes = [...created, ...updated].map((item): Change => {
    const known = byId.get(item.id);
    return { id: item.id, created: !known, fields: known ? fieldChanges(item, known) : [] };
  });
  return { ...result, changes };
};

const fieldChanges = <T extends object>(given: T, known: T): Change['fields'] =>
  (Object.keys(given) as (keyof T & string)[])
    .filter((field) => !isDeepStrictEqual(given[field], known[field]))
    .map((field) => ({
      field,
      before: JSON.stringify(known[field]),
      after: JSON.stringify(given[field]),
    }));

const sameFields = <T extends object>(given: T, known: T): boolean =>
  (Object.keys(given) as (keyof T)[]).every((field) => isDeepStrictEqual(given[field], known[field]));
