import { serviceNames } from '../../lib/topology.ts';
import { fields, rows, type Meaning } from './means.ts';

/** The callers. `member` owns the objects of the calls; `other` is a member who does not. */
export const people = ['visitor', 'member', 'other', 'banned', 'moderator', 'editor', 'admin'] as const;
type Person = (typeof people)[number];

/** The roles of the callers in the permission tables. */
const roles: Record<Person, string[]> = {
  visitor: ['visitor'],
  member: ['member'],
  other: ['member'],
  // A banned member's session has ended, so the caller is a visitor.
  banned: ['visitor'],
  moderator: ['member', 'moderator'],
  editor: ['member', 'editor'],
  admin: ['member', 'admin'],
};

type Permission = { viewer: Partial<Record<string, readonly string[]>> };
type Table = Record<string, Permission>;

/** The permission tables of the built services, by `service.call`. */
export const permissionTables = async (): Promise<Table> => {
  const all: Table = { gateway: { viewer: { any: ['visitor', 'member'] } } };
  for (const service of serviceNames) {
    const { permissions }: { permissions: Table } = await import(
      `../../../services/${service}/dist/permissions.js`
    );
    for (const [call, row] of Object.entries(permissions)) all[`${service}.${call}`] = row;
  }
  return all;
};

const meaningOf = (kind: string, name: string, known: Record<string, Meaning>) => {
  const meaning = known[name];
  if (!meaning)
    throw new Error(
      `${kind} ${name} has no line in scripts/attack/matrix/means.ts: say which call of which service it stands for`,
    );
  return meaning;
};

/** The expected code for a caller, from the permission tables; undefined if the call is admitted. */
const refusalOf = (
  table: Table,
  { call, object, emptyForVisitors, membersOnly, ofOther }: Meaning,
  person: Person,
): string | undefined => {
  const row = table[call];
  if (!row) throw new Error(`no permission table has ${call}, which scripts/attack/matrix/means.ts names`);
  const has = (list: readonly string[] | undefined) =>
    list?.some((role) => roles[person].includes(role)) ?? false;
  const isKept = membersOnly === true && roles[person].includes('visitor');
  if (isKept || !Object.values(row.viewer).some(has)) {
    if (emptyForVisitors && roles[person].includes('visitor')) return undefined;
    if (!roles[person].includes('visitor')) return 'FORBIDDEN';
    return person === 'banned' ? 'SESSION_ENDED' : 'NO_SESSION';
  }
  if (ofOther && person === 'other') return ofOther;
  if (!object || person === 'member') return undefined;
  if (
    has(row.viewer['others']) ||
    has(row.viewer['outsider']) ||
    (has(row.viewer['any']) && object === 'public')
  )
    return undefined;
  return object === 'private' ? 'NOT_FOUND' : 'FORBIDDEN';
};

/** @param name of a legacy row */
export const expectedOfRow = (table: Table, name: string, person: Person) => {
  const meaning = meaningOf('The legacy row', name, rows);
  return { code: refusalOf(table, meaning, person), answers: meaning.answers };
};

/** @param roots fields that a document selects */
export const expectedOfDocument = (table: Table, roots: readonly string[], person: Person) => {
  const meanings = roots.map((name) => meaningOf('The field', name, fields));
  const refusal = meanings.map((meaning) => refusalOf(table, meaning, person)).find(Boolean);
  return { code: refusal, answers: meanings.find(({ answers }) => answers)?.answers };
};
