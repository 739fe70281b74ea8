import { callerOf, cookiesOf, send } from '../../lib/caller.mjs';
import { databasesIn } from '../../lib/tables.mjs';
import { openThings } from '../../fuzz/things.mjs';
import { openDoors } from './calls.mjs';
import { expectedOfDocument, expectedOfRow, people, permissionTables } from './expected.mjs';
import pg from 'pg';

/** What a call that is admitted is never refused with. */
const REFUSALS = new Set(['NO_SESSION', 'SESSION_ENDED', 'FORBIDDEN', 'BANNED', 'NOT_FOUND']);

/** Places of the demo logins. */
const PLACES = { member: 0, other: 1, moderator: 2, editor: 3, admin: 4 };

/**
 * Calls every legacy row and every trusted document as everybody; a cell each.
 * @param {object} site a demo site without limits that takes any document
 * @param {string} site.origin
 * @param {string} site.data its folder
 * @param {{ username: string, password: string }[]} site.logins
 * @param {string} site.mails
 * @returns {Promise<{ name: string, person: string, expected: string, seen: string, ok: boolean, detail: string }[]>}
 */
export const tryAll = async ({ origin, data, logins, mails }) => {
  const [table, things] = await Promise.all([
    permissionTables(),
    openThings(origin, /** @type {any} */ (logins), mails),
  ]);
  const doors = await openDoors(things, origin);
  const visitor = callerOf(origin);
  const banned = await bannedMember({ origin, data, things, visitor });
  /** @param {keyof typeof PLACES} person */
  const enter = (person) => visitor.signedIn(/** @type {any} */ (logins[PLACES[person]]));
  /** @type {Record<string, import('../../lib/caller.mjs').Caller>} */
  const callers = { visitor, banned, member: things.member };
  for (const person of /** @type {const} */ (['other', 'moderator', 'editor', 'admin']))
    callers[person] = await enter(person);

  const cells = [];
  // Those that end sessions come last: every other call needs the sessions that were opened before.
  for (const door of doors.toSorted((a, b) => Number(a.endsSessions) - Number(b.endsSessions)))
    for (const person of people) {
      const { code, answers } =
        door.kind === 'legacy'
          ? expectedOfRow(table, door.name, person)
          : expectedOfDocument(table, door.roots, person);
      const caller =
        door.endsSessions && person in PLACES ? await enter(/** @type {any} */ (person)) : callers[person];
      const seen = await door.call(/** @type {any} */ (caller), person === 'member');
      const isAdmitted =
        seen.code === answers || (seen.made && person !== 'member' && !REFUSALS.has(seen.code ?? ''));
      cells.push({
        ...{ name: door.name, person },
        expected: code ?? answers ?? 'allowed',
        seen: seen.code ?? 'allowed',
        ok: code === undefined ? isAdmitted : seen.code === code,
        detail: seen.text.slice(0, 200),
      });
    }
  const { username, password } = banned;
  for (const [given, code] of /** @type {const} */ ([
    [password, 'BANNED'],
    ['bu-parola-yanlis', 'INVALID_CREDENTIALS'],
  ])) {
    const fields = { username, password: given };
    const body = await (await send(visitor.form('/auth/login', fields))).json();
    cells.push({
      name: `sign-in with ${code === 'BANNED' ? 'the right' : 'a wrong'} password`,
      person: 'banned',
      expected: code,
      seen: body.code ?? 'allowed',
      ok: body.code === code,
      detail: '',
    });
  }
  return cells;
};

/** A member with an open session who was banned after signing in: in the database, since no call bans yet. */
const bannedMember = async (/** @type {any} */ { origin, data, things, visitor }) => {
  const { username, password } = await things.newMember();
  const opened = cookiesOf(await send(visitor.form('/auth/login', { username, password })));
  const client = new pg.Client(databasesIn(data)('accounts'));
  await client.connect();
  try {
    await client.query('UPDATE member SET banned_at = now() WHERE username = $1', [username]);
  } finally {
    await client.end();
  }
  return { ...callerOf(origin, opened), username, password };
};
