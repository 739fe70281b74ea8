import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@seyir/kit/testing';
import { AccountsService } from '@seyir/proto';
import { aMember, memberId, passwordOf, problems, startAccounts, type Running } from './fixtures.js';
import { whenEnded } from './session-ends.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
  await running.importer.importMembers({ members: [aMember(1), aMember(2)] });
});
afterAll(() => running.close());

const look = (token: string) => running.visitor.getSession({ token });
const lastSeen = async (id: string | undefined) =>
  (await running.sql(`SELECT last_seen_at FROM session WHERE id = $1`, id))[0]?.['last_seen_at'] as Date;

describe('a session', () => {
  it('is found by its token, with its member', async () => {
    const { token, session } = await running.signIn(1);
    const found = await look(token);
    expect(found).toMatchObject({ ended: false, session: { id: session?.id, member: { id: memberId(1) } } });
  });

  it('is not found for an unknown token', async () => {
    for (const token of ['', 'nonsense', 'A'.repeat(43)]) {
      const { session, ended } = await look(token);
      expect([session, ended]).toEqual([undefined, false]);
    }
  });

  it('ends by signing out, and its token is then known as ended', async () => {
    const { token, session } = await running.signIn(1);
    expect(await running.visitor.signOut({ token })).toMatchObject({ sessionId: session?.id });
    const after = await look(token);
    expect([after.session, after.ended]).toEqual([undefined, true]);
    expect(await running.visitor.signOut({ token })).toMatchObject({ sessionId: session?.id });
    expect(await running.visitor.signOut({ token: 'nonsense' })).toMatchObject({ sessionId: '' });
  });

  it('wakes all processes that cache it within a second of its end', async () => {
    const { token, session } = await running.signIn(1);
    const seen: Promise<boolean>[] = [];
    const subscription = await whenEnded(
      running,
      session?.id,
      () => void seen.push(look(token).then((found) => found.ended)),
    );
    await running.visitor.signOut({ token });
    await eventually(() => seen.length > 0, 1_000);
    expect(await Promise.all(seen)).toEqual([true]);
    await subscription.close();
  });

  it('ends when a sign-in of the same browser replaces it, by any member, and wakes its caches', async () => {
    for (const next of [1, 2]) {
      const first = await running.signIn(1);
      const other = await running.signIn(1);
      const seen: Promise<boolean>[] = [];
      const subscription = await whenEnded(
        running,
        first.session?.id,
        () => void seen.push(look(first.token).then((found) => found.ended)),
      );
      const second = await running.signIn(next, { replaces: first.token });
      await eventually(() => seen.length > 0, 1_000);
      expect(await Promise.all(seen)).toEqual([true]);
      expect((await look(second.token)).session?.member?.id).toBe(memberId(next));
      expect((await look(other.token)).ended).toBe(false);
      await subscription.close();
    }
  });

  it('continues when the sign-in that would replace it fails', async () => {
    const { token } = await running.signIn(1);
    await expect(running.signIn(2, { replaces: token, password: 'yanlış parola' })).rejects.toThrow();
    expect((await look(token)).ended).toBe(false);
    // An unknown token replaces no session.
    expect((await running.signIn(2, { replaces: 'nonsense' })).token).not.toBe('');
  });

  it('leaves the other sessions of the member alone', async () => {
    const [first, second] = [await running.signIn(1), await running.signIn(1)];
    await running.visitor.signOut({ token: first.token });
    expect((await look(second.token)).session?.id).toBe(second.session?.id);
  });

  it('records its use at most every five minutes', async () => {
    const { clock } = running.bench;
    const { token, session } = await running.signIn(1);
    const opened = await lastSeen(session?.id);
    clock.advance(4 * MINUTE);
    await look(token);
    expect(await lastSeen(session?.id)).toEqual(opened);
    clock.advance(2 * MINUTE);
    await Promise.all([look(token), look(token), look(token)]);
    const noted = await lastSeen(session?.id);
    expect(noted.getTime() - opened.getTime()).toBeGreaterThanOrEqual(6 * MINUTE);
  });

  it('continues while it is used, and ends after 24 idle hours', async () => {
    const { clock } = running.bench;
    const { token } = await running.signIn(1);
    for (const _ of [1, 2, 3]) {
      clock.advance(23 * HOUR);
      const { session } = await look(token);
      expect(timestampDate(session!.expiresAt!).getTime()).toBeGreaterThan(clock.now().getTime() + 23 * HOUR);
    }
    clock.advance(24 * HOUR + MINUTE);
    expect((await look(token)).ended).toBe(true);
  });

  it('ends after 30 days, whether remembered or used every day', async () => {
    const { clock } = running.bench;
    const remembered = await running.signIn(1, { remember: true });
    const used = await running.signIn(1);
    for (let day = 1; day < 30; day++) {
      clock.advance(23.9 * HOUR);
      expect((await look(used.token)).ended).toBe(false);
    }
    expect((await look(remembered.token)).ended).toBe(false);
    clock.advance(29 * HOUR);
    expect((await look(remembered.token)).ended).toBe(true);
    expect((await look(used.token)).ended).toBe(true);
  });

  it('shows the current roles, and ends with a ban', async () => {
    const { token } = await running.signIn(2);
    await running.sql(`UPDATE member SET roles = '{moderator}' WHERE id = $1`, memberId(2));
    expect((await look(token)).session?.member?.roles).toHaveLength(2);
    await running.sql(`UPDATE member SET banned_at = now() WHERE id = $1`, memberId(2));
    expect(await look(token)).toMatchObject({ ended: true });
  });
});

describe('sessions', () => {
  /** A member used only by this test. */
  let n = 9;
  beforeEach(async () => {
    n += 1;
    await running.importer.importMembers({ members: [aMember(n)] });
  });
  const as = (place: number, sessionId = 'session') =>
    running.bench.client(AccountsService, { memberId: memberId(place), sessionId, roles: ['member'] });

  it('are listed with their device, mark the current one, and end one by one', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const login = { login: `uye.${n}`, password: passwordOf(n), userAgent };
    const here = await running.visitor.signIn(login);
    const there = await running.visitor.signIn(login);
    const client = as(n, here.session?.id);
    const { sessions } = await client.listSessions({});
    expect(sessions.map(({ userAgent, current }) => [userAgent, current]).sort()).toEqual([
      [userAgent, false],
      [userAgent, true],
    ]);
    const woken: string[] = [];
    const listening = await whenEnded(running, there.session?.id, () => void woken.push('ended'));
    await client.endSession({ id: there.session?.id ?? '' });
    await client.endSession({ id: there.session?.id ?? '' });
    expect((await running.visitor.getSession({ token: there.token })).ended).toBe(true);
    expect((await client.listSessions({})).sessions).toHaveLength(1);
    await eventually(() => woken.length > 0);
    await listening.close();
  });

  it('of others cannot be ended', async () => {
    const { session, token } = await running.signIn(n);
    for (const id of [session?.id ?? '', 'x', ''])
      expect(await problems(as(1).endSession({ id }))).toBe('NOT_FOUND');
    expect((await running.visitor.getSession({ token })).session?.id).toBe(session?.id);
  });

  it('end all except the current one', async () => {
    const tokens = [await running.signIn(n), await running.signIn(n), await running.signIn(n)];
    expect((await as(n, tokens[1]?.session?.id).endOtherSessions({})).count).toBe(2);
    const ended = await Promise.all(
      tokens.map(async ({ token }) => (await running.visitor.getSession({ token })).ended),
    );
    expect(ended).toEqual([true, false, true]);
  });
});

it.each([1, -1, 23, -72])('a jump of the clock by %d h refuses no call', async (hours) => {
  const { clock } = running.bench;
  const { token, session } = await running.signIn(1);
  const member = running.bench.client(AccountsService, {
    memberId: memberId(1),
    sessionId: session!.id,
    roles: ['member'],
  });
  const links = { facebook: '', twitter: '', instagram: '' };
  const calls = async () => {
    expect((await look(token)).session?.id).toBe(session?.id);
    expect((await member.getAccount({})).account?.member?.id).toBe(memberId(1));
    await member.setSocialLinks({ links });
  };
  await calls();
  clock.advance(hours * HOUR);
  await calls();
  expect((await running.signIn(1)).token).not.toBe('');
  clock.advance(-hours * HOUR);
  await calls();
});
