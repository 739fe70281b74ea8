import { callerOf, cookiesOf, send } from '../../site/caller.ts';
import { ask, submit } from '../lib/ask.ts';
import { openLive } from '../../site/live.ts';
import { waitFor } from '../../lib/wait.ts';
import { openPeople } from '../lib/people.ts';
import { rowOf } from '../lib/rows.ts';
import type { Attack, Row } from '../lib/areas.ts';
import type { Login } from '../../lib/site.ts';

export const name = 'a session belongs to one sign-in and ends when it should';
export const short = true;
export const fleet = true;

const CLOSED_MS = 2_000;
/** In a fleet another gateway may serve the next request before it receives the end of a session. */
const FLEET_MS = 1_000;
const SESSION_ENDED = 4403;

export const run: Attack['run'] = async ({ site }) => {
  const { origin, logins, visitor } = site;
  const [own, other] = logins;
  if (!own || !other) throw new Error('two logins are needed');
  const people = openPeople(site);
  /** Signs in with a form and the browser's existing cookies. */
  const signIn = async (
    { username, password }: Pick<Login, 'username' | 'password'>,
    cookie: string = '',
  ) => {
    const fields = { username, password, ...(await people.botCheck('LOGIN')) };
    const response = await send(callerOf(origin, cookie).form('/auth/login', fields));
    await response.text();
    return { set: response.headers.getSetCookie(), cookie: cookiesOf(response), headers: response.headers };
  };
  const viewerOf = async (cookie: string) =>
    (await ask(callerOf(origin, cookie), 'Viewer')).data?.viewer?.member.username;
  /** Whether a session has ended: at once, or in a fleet within a second. */
  const isOver = (cookie: string) =>
    waitFor('the end of a session', site.data === undefined ? FLEET_MS : 0, async () => {
      return (await viewerOf(cookie)) === undefined;
    }).then(
      () => true,
      () => false,
    );
  const rows: Row[] = [];
  const check = (what: string, ok: boolean, detail = '') =>
    rows.push({ name: what, ok, detail: ok ? '' : detail });

  const first = await signIn(own);
  const [set = ''] = first.set;
  check(
    'the cookie is HttpOnly, SameSite=Lax and for the whole site',
    /HttpOnly/i.test(set) && /SameSite=Lax/i.test(set) && /Path=\//i.test(set) && !/Domain=/i.test(set),
    set.replace(/=[^;]+/, '=…'),
  );
  const token = first.cookie.split('=')[1] ?? '';
  check(
    'its token has 128 bit at least',
    Buffer.from(token, 'base64url').length >= 16,
    `${token.length} characters`,
  );
  check(
    'the answer that sets it is kept by nobody',
    first.headers.get('cache-control')?.includes('no-store') ?? false,
  );

  const tokens = new Set();
  for (let n = 0; n < 5; n++) tokens.add((await signIn(own)).cookie);
  check('each sign-in has a token of its own', tokens.size === 5, `${tokens.size} of 5`);

  const planted = `sid=${'A'.repeat(43)}`;
  const fixed = await signIn(own, planted);
  check(
    'a token that was planted before the sign-in is replaced',
    fixed.cookie !== '' && fixed.cookie !== planted && (await isOver(planted)),
  );

  const again = await signIn(own);
  const renewed = await signIn(own, again.cookie);
  check(
    'signing in again ends the session that it replaces',
    (await isOver(again.cookie)) && (await viewerOf(renewed.cookie)) === own.username,
    'the old token still answers',
  );
  const changed = await signIn(other, renewed.cookie);
  check(
    'so does signing in as another member',
    (await isOver(renewed.cookie)) && (await viewerOf(changed.cookie)) === other.username,
    'the old token still answers',
  );
  const failed = await signIn({ username: other.username, password: 'yanlis-parola-1' }, changed.cookie);
  check(
    'a sign-in that fails ends nothing',
    failed.cookie === '' && (await viewerOf(changed.cookie)) === other.username,
  );

  const leaving = await signIn(own);
  const live = await openLive(origin, leaving.cookie);
  await ask(callerOf(origin, leaving.cookie), 'SignOut');
  check('signing out ends the session at once', await isOver(leaving.cookie));
  const code = await Promise.race([live.closed, new Promise((resolve) => setTimeout(resolve, CLOSED_MS, 0))]);
  check('and closes its socket', code === SESSION_ENDED, `closed with ${code}`);
  live.close();

  const victim = await people.join();
  const here = await signIn(victim);
  const there = await signIn(victim);
  const thereLive = await openLive(origin, there.cookie);
  const password = people.password();
  const change = await submit(callerOf(origin, here.cookie), '/set/user/password', {
    oldPassword: victim.password,
    password,
    passwordAgain: password,
  });
  check('a change of password is taken', change.code === undefined, change.text);
  check('it ends every other session', await isOver(there.cookie));
  check('it leaves the one that it was made in', (await viewerOf(here.cookie)) === victim.username);
  check('the old password opens nothing any more', (await signIn(victim)).cookie === '');
  const closed = await Promise.race([
    thereLive.closed,
    new Promise((resolve) => setTimeout(resolve, CLOSED_MS, 0)),
  ]);
  check('sockets of ended sessions are closed', closed === SESSION_ENDED, `closed with ${closed}`);
  thereLive.close();

  const reset = await people.resetToken(victim);
  const newest = people.password();
  await submit(visitor, '/auth/change/password', { token: reset, password: newest });
  check('a password set by a mailed link ends all sessions', await isOver(here.cookie));
  const spent = await submit(visitor, '/auth/change/password', { token: reset, password: people.password() });
  check('the link is good once', spent.code === 'LINK_EXPIRED', spent.code);

  const mine = await signIn(own);
  const theirs = await site.as(1);
  const { data } = await ask(theirs, 'Sessions');
  const foreign = data.account.sessions[0].id;
  const ending = await ask(callerOf(origin, mine.cookie), 'EndSession', { id: foreign });
  check(
    "another's session cannot be ended, nor found",
    ending.code === 'NOT_FOUND' && (await ask(theirs, 'Viewer')).data.viewer !== null,
    ending.code,
  );
  const wanted = [
    `sid=${token.slice(0, -1)}`,
    `sid=${token}x`,
    'sid=',
    'sid=%00',
    `sid=${'x'.repeat(4000)}`,
    `Sid=${token}`,
    'sid=../../etc/passwd',
  ];
  const opened = [];
  for (const cookie of wanted) if (await viewerOf(cookie)) opened.push(cookie.slice(0, 20));
  rows.push(rowOf('nearly right tokens open nothing', wanted.length, opened));
  return rows;
};
