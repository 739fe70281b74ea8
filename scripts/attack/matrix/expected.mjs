import { fields, rows } from './means.mjs';

const SERVICES = ['accounts', 'catalogue', 'playback', 'comments', 'notifications'];

/** Who calls. `member` owns the things that calls are about; `other` is a member whose they are not. */
export const people = /** @type {const} */ ([
  'visitor',
  'member',
  'other',
  'banned',
  'moderator',
  'editor',
  'admin',
]);
/** @typedef {typeof people[number]} Person */

/** What people are in the eyes of the permission tables. @type {Record<Person, string[]>} */
const roles = {
  visitor: ['visitor'],
  member: ['member'],
  other: ['member'],
  // The session of a banned member has ended: what is left is a visitor.
  banned: ['visitor'],
  moderator: ['member', 'moderator'],
  editor: ['member', 'editor'],
  admin: ['member', 'admin'],
};

/** @typedef {Record<string, { viewer: Partial<Record<'any' | 'own' | 'others', readonly string[]>> }>} Table */

/** The permission tables of the services as they were built, by `service.call`. @returns {Promise<Table>} */
export const permissionTables = async () => {
  /** @type {Table} */
  const all = { gateway: { viewer: { any: ['visitor', 'member'] } } };
  for (const service of SERVICES) {
    const { permissions } = await import(`../../../services/${service}/dist/permissions.js`);
    for (const [call, row] of Object.entries(permissions)) all[`${service}.${call}`] = row;
  }
  return all;
};

/** @param {string} kind @param {string} name @param {Record<string, import('./means.mjs').Meaning>} known */
const meaningOf = (kind, name, known) => {
  const meaning = known[name];
  if (!meaning)
    throw new Error(
      `${kind} ${name} has no line in scripts/attack/matrix/means.mjs: say which call of which service it stands for`,
    );
  return meaning;
};

/**
 * The code that a person's call is answered with, from the permission tables; undefined where it is admitted.
 * @param {Table} table @param {import('./means.mjs').Meaning} meaning @param {Person} person
 * @returns {string | undefined}
 */
const refusalOf = (table, { call, object, emptyForVisitors }, person) => {
  const row = table[call];
  if (!row) throw new Error(`no permission table has ${call}, which scripts/attack/matrix/means.mjs names`);
  const has = (/** @type {readonly string[] | undefined} */ list) =>
    list?.some((role) => roles[person].includes(role)) ?? false;
  if (!Object.values(row.viewer).some(has)) {
    if (emptyForVisitors && roles[person].includes('visitor')) return undefined;
    return person === 'banned' ? 'SESSION_ENDED' : 'NO_SESSION';
  }
  if (!object || person === 'member') return undefined;
  if (has(row.viewer.others) || (has(row.viewer.any) && object === 'public')) return undefined;
  return object === 'private' ? 'NOT_FOUND' : 'FORBIDDEN';
};

/** @param {Table} table @param {string} name of a legacy row @param {Person} person */
export const expectedOfRow = (table, name, person) => {
  const meaning = meaningOf('The legacy row', name, rows);
  return { code: refusalOf(table, meaning, person), answers: meaning.answers };
};

/** @param {Table} table @param {readonly string[]} roots fields that a document asks for @param {Person} person */
export const expectedOfDocument = (table, roots, person) => {
  const meanings = roots.map((name) => meaningOf('The field', name, fields));
  const refusal = meanings.map((meaning) => refusalOf(table, meaning, person)).find(Boolean);
  return { code: refusal, answers: meanings.find(({ answers }) => answers)?.answers };
};
