import { callerOf, cookiesOf, send, type Caller } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import { openThings, type Things } from '../../fuzz/things.ts';
import type { Json } from '../../lib/json.ts';
import type { Login } from '../../lib/site.ts';
import { openEndpoints } from './calls.ts';
import { expectedOfDocument, expectedOfRow, people, permissionTables } from './expected.ts';

/** Codes that an admitted call never gets. */
const REFUSALS = new Set(['NO_SESSION', 'SESSION_ENDED', 'FORBIDDEN', 'BANNED', 'NOT_FOUND']);

/** Indexes of the demo logins. */
const PLACES: Record<string, number> = { member: 0, other: 1, moderator: 2, editor: 3, admin: 4 };

/**
 * Sends every legacy row and every trusted document as every caller; one cell each.
 * @param site a demo site without limits that accepts any document
 */
export const tryAll = async ({
  origin,
  logins,
  mails,
}: {
  origin: string;
  logins: Login[];
  mails: string;
}): Promise<
  { name: string; person: string; expected: string; seen: string; ok: boolean; detail: string }[]
> => {
  const [table, things] = await Promise.all([permissionTables(), openThings(origin, logins, mails)]);
  const endpoints = await openEndpoints(things, origin);
  const visitor = callerOf(origin);
  const enter = (person: string) => {
    const login = logins[PLACES[person] ?? -1];
    if (!login) throw new Error(`there is no demo login of ${person}`);
    return visitor.signedIn(login);
  };
  const callers: Record<string, Caller> = { visitor, member: things.member };
  for (const person of ['other', 'moderator', 'editor'] as const) callers[person] = await enter(person);
  const admin = (callers['admin'] = await enter('admin'));
  const banned = (callers['banned'] = await bannedMember({ admin, origin, things, visitor }));

  const tryAs = async (endpoint: (typeof endpoints)[number], person: (typeof people)[number]) => {
    const { code, answers } =
      endpoint.kind === 'legacy'
        ? expectedOfRow(table, endpoint.name, person)
        : expectedOfDocument(table, endpoint.roots, person);
    const caller = endpoint.endsSessions && person in PLACES ? await enter(person) : callers[person];
    if (!caller) throw new Error(`nobody calls as ${person}`);
    const seen = await endpoint.call(caller, person === 'member', code !== undefined);
    const isAdmitted =
      seen.code === answers || (seen.made && person !== 'member' && !REFUSALS.has(seen.code ?? ''));
    return {
      name: endpoint.name,
      person: person as string,
      expected: code ?? answers ?? 'allowed',
      seen: seen.code ?? 'allowed',
      ok: code === undefined ? isAdmitted : seen.code === code,
      detail: seen.text.slice(0, 200),
    };
  };

  const cells = [];
  // Calls that end sessions come last, because all other calls need the open sessions.
  for (const endpoint of endpoints.toSorted((a, b) => Number(a.endsSessions) - Number(b.endsSessions)))
    if (endpoint.isSilent)
      cells.push(...(await Promise.all(people.map((person) => tryAs(endpoint, person)))));
    else for (const person of people) cells.push(await tryAs(endpoint, person));
  const { username, password } = banned;
  for (const [given, code] of [
    [password, 'BANNED'],
    ['bu-parola-yanlis', 'INVALID_CREDENTIALS'],
  ] as const) {
    const fields = { username, password: given };
    const body: Json = await (await send(visitor.form('/auth/login', fields))).json();
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

/** A member with an open session whom an admin bans after the sign-in. */
const bannedMember = async ({
  admin,
  origin,
  things,
  visitor,
}: {
  admin: Caller;
  origin: string;
  things: Things;
  visitor: Caller;
}) => {
  const { username, password, caller: joined } = await things.newMember();
  const opened = cookiesOf(await send(visitor.form('/auth/login', { username, password })));
  const { viewer } = await joined.data(documentOf('Viewer'));
  const input = { memberId: viewer.id, kind: 'BAN', violation: 'SPAM', until: null };
  await admin.data(documentOf('ImposeSanction'), { input });
  return { ...callerOf(origin, opened), username, password };
};
