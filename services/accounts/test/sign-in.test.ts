import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@seyir/proto';
import { aMember, memberId, passwordOf, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
  await running.importer.importMembers({
    members: [
      aMember(1, { username: 'ilgin_k', email: 'Ilgin@Posta.Example', roles: [Role.EDITOR, Role.ADMIN] }),
      aMember(2),
      aMember(3, { password: '' }),
      aMember(4),
      aMember(5),
    ],
  });
  await running.sql(`UPDATE member SET activated_at = NULL WHERE id = $1`, memberId(4));
  await running.sql(`UPDATE member SET banned_at = now() WHERE id = $1`, memberId(5));
});
afterAll(() => running.close());

describe('signing in', () => {
  it.each(['ilgin_k', 'ILGIN_K', 'ılgın_k', ' ilgin_k ', 'ilgin@posta.example', 'ILGIN@POSTA.EXAMPLE'])(
    'takes %s for the same member',
    async (login) => {
      const { session } = await running.visitor.signIn({ login, password: passwordOf(1) });
      expect(session?.member).toMatchObject({
        id: memberId(1),
        username: 'ilgin_k',
        roles: [Role.MEMBER, Role.EDITOR, Role.ADMIN],
      });
    },
  );

  it('returns a new token of 256 bits each time, and stores only its digest', async () => {
    const first = await running.signIn(2);
    const second = await running.signIn(2);
    expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
    expect(second.token).not.toBe(first.token);
    expect(second.session?.id).not.toBe(first.session?.id);
    const [row] = await running.sql(`SELECT * FROM session WHERE id = $1`, first.session?.id);
    expect(row?.['token_hash']).toEqual(createHash('sha256').update(first.token).digest());
    const kept = await running.sql(
      `SELECT (SELECT string_agg(session::text, '') FROM session) || coalesce((SELECT string_agg(encode(result, 'escape'), '') FROM idempotency), '') AS all`,
    );
    expect(kept[0]?.['all']).not.toContain(first.token);
  });

  it('stores no token for a repeated call with one key either', async () => {
    const call = () =>
      running.visitor.signIn({ login: 'uye.2', password: passwordOf(2) }, { idempotencyKey: 'again' });
    expect((await call()).token).not.toBe((await call()).token);
    expect(await running.sql(`SELECT key FROM idempotency WHERE key = 'again'`)).toEqual([]);
  });

  it('is remembered for 30 days, otherwise kept for 24 idle hours', async () => {
    const day = 86_400_000;
    for (const [remember, days] of [
      [true, 30],
      [false, 1],
    ] as const) {
      const { session } = await running.signIn(2, { remember });
      expect(session?.remember).toBe(remember);
      const lasts =
        timestampDate(session!.expiresAt!).getTime() - timestampDate(session!.createdAt!).getTime();
      expect(lasts).toBe(days * day);
    }
  });

  it.each([
    ['a wrong password', 'uye.2', 'yanlış parola'],
    ['an unknown account', 'kimse', 'yanlış parola'],
    ['an unknown address', 'kimse@posta.example', 'yanlış parola'],
    ['a member without a password', 'uye.3', ''.padEnd(8, 'x')],
    ['a wrong password before activation', 'uye.4', 'yanlış parola'],
    ['a wrong password of a banned member', 'uye.5', 'yanlış parola'],
    ['what no account can be called', "' OR 1=1 --", 'yanlış parola'],
  ])('refuses %s alike', async (_, login, password) => {
    const error = await running.visitor.signIn({ login, password }).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'INVALID_CREDENTIALS', details: {} });
    expect(error).toHaveProperty('message', 'INVALID_CREDENTIALS');
  });

  it('gives the reason when a right password is refused', async () => {
    await expect(running.signIn(4)).rejects.toMatchObject({ code: 'ACTIVATION_REQUIRED' });
    await expect(running.signIn(5)).rejects.toMatchObject({ code: 'BANNED' });
  });

  it('requires both fields, with limited lengths', async () => {
    const fields = (login: string, password: string) =>
      running.visitor.signIn({ login, password }).catch((e: { details: object }) => e.details);
    expect(await fields('', 'x')).toEqual({ fields: { login: 'required' } });
    expect(await fields('x', '')).toEqual({ fields: { password: 'required' } });
    expect(await fields('x'.repeat(255), 'x')).toEqual({ fields: { login: 'too_long' } });
    expect(await fields('x', 'x'.repeat(1_025))).toEqual({ fields: { password: 'too_long' } });
  });

  it('compares a whole password of any length, letter by letter', async () => {
    const long = 'ş'.repeat(100);
    await running.importer.importMembers({ members: [aMember(6, { password: long })] });
    expect((await running.signIn(6, { password: long })).token).not.toBe('');
    for (const other of [long.slice(1), `${long}ş`, 'Ş' + long.slice(1), 's'.repeat(100)])
      await expect(running.signIn(6, { password: other })).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
  });
});
