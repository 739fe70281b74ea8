import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit';
import { aMember, problems, type Running } from './fixtures.js';
import { address, joiningSteps, password } from './joining-fixtures.js';
import { observed } from './observed.js';
import { tokenOf } from './post.js';
import { whenEnded } from './session-ends.js';

const { letters, start, join, joined, signIn, activation, resetToken } = joiningSteps();
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.close());

describe('registering', () => {
  it('A-07 refuses a registration without username, e-mail or password', async () => {
    expect(await problems(running.visitor.register({}))).toEqual({
      username: 'required',
      email: 'required',
      password: 'required',
    });
  });

  it.each([
    ['username', 'ab', 'invalid'],
    ['username', 'Deniz', 'invalid'],
    ['username', 'deniz kaya', 'invalid'],
    ['username', 'ışık', 'invalid'],
    ['username', 'x'.repeat(25), 'invalid'],
    ['username', 'admin', 'taken'],
    ['username', 'zeynep.mod', 'reserved'],
    ['name', 'Moderatör Ali', 'reserved'],
    ['name', 'A\u202eli', 'invalid'],
    ['email', 'posta', 'invalid'],
    ['email', 'a@b', 'invalid'],
    ['email', 'a@posta.example,b@posta.example', 'invalid'],
    ['email', 'a@posta.example\nBcc: b@posta.example', 'invalid'],
    ['password', 'yedi+ha', 'too_short'],
    ['password', 'galatasaray1905', 'guessable'],
    ['password', 'Password1', 'guessable'],
    ['password', 'denizkaya', 'guessable'],
    ['password', 'x'.repeat(1_025), 'too_long'],
  ])('refuses %s %j', async (field, value, problem) => {
    expect(await problems(join('denizkaya', { [field]: value }))).toEqual({ [field]: problem });
  });

  it('accepts a password of 64 letters and more, unshortened', async () => {
    const long = 'ş'.repeat(100);
    await join('uzunparola', { password: long });
    const token = tokenOf(await letters.mail(address('uzunparola')));
    expect(await activation(token, { password: long.slice(1) })).toEqual({ password: 'wrong' });
    expect(await activation(token, { password: long })).toBe('OK');
    expect((await signIn('uzunparola', long)).token).not.toBe('');
    expect(await problems(signIn('uzunparola', long.slice(1)))).toBe('INVALID_CREDENTIALS');
  });

  it('refuses a username whose folded form is taken, even by a pending registration', async () => {
    await join('isil.k');
    expect(await problems(join('isil.k', { email: 'baska@posta.example' }))).toEqual({ username: 'taken' });
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, n) => problems(join('yaris', { email: `yaris${n}@posta.example` }))),
    );
    expect(race.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('asks for activation only after the right password, and reveals nothing for a wrong one', async () => {
    await join('bekleyen');
    expect(await problems(signIn('bekleyen'))).toBe('ACTIVATION_REQUIRED');
    expect(await problems(signIn('bekleyen', 'yanlış parola'))).toBe('INVALID_CREDENTIALS');
    expect(await problems(running.visitor.getMemberByUsername({ username: 'bekleyen' }))).toBe('NOT_FOUND');
  });

  it('for a known address mails its owner, gives the usual answer and changes nothing', async () => {
    await joined('sahibi');
    expect(Object.keys(await join('sahtesi', { email: 'SAHIBI@posta.example' }))).toEqual(
      Object.keys(await join('baskabiri')),
    );
    const mail = await letters.mail(address('sahibi'), 2);
    expect(mail.subject).toBe('Seyir hesabın zaten var');
    expect(mail.text).toContain('https://seyir.example/giris-yap');
    expect(tokenOf(mail)).toBe('');
    expect((await signIn('sahibi')).token).not.toBe('');
  });

  it('pends alike for a known and an unknown address: name, sign-in, further mails', async () => {
    await joined('tanidik');
    const secret = 'bambaşka uzun bir parola';
    for (const email of [address('tanidik'), 'tanimadik@posta.example']) {
      const username = email === address('tanidik') ? 'golge.bir' : 'golge.iki';
      const { browser } = await join(username, { email, password: secret });
      expect(Buffer.from(browser, 'base64url')).toHaveLength(32);
      expect(await problems(join(username, { email: 'ucuncu@posta.example' }))).toEqual({
        username: 'taken',
      });
      for (const login of [username, email]) {
        expect(await problems(signIn(login, secret))).toBe('ACTIVATION_REQUIRED');
        expect(await problems(signIn(login, 'yanlış bir parola'))).toBe('INVALID_CREDENTIALS');
      }
      await running.visitor.sendActivation({ email });
      await letters.until(async () =>
        (await running.sql(`SELECT id FROM mail`)).length === 0 ? true : undefined,
      );
      expect(await problems(signIn(username, secret))).toBe('ACTIVATION_REQUIRED');
    }
    expect(letters.to(address('tanidik')).map(({ text }) => tokenOf({ text } as never) !== '')).toEqual([
      true,
      false,
    ]);
    expect(letters.to('tanimadik@posta.example')).toHaveLength(2);
  });

  it('of a known address is never activated, even after the address becomes free', async () => {
    await joined('tasinan');
    const { browser } = await join('kalan', { email: address('tasinan') });
    await running.sql(
      `UPDATE member SET email = 'yeni', email_key = 'yeni' WHERE email_key = $1`,
      address('tasinan'),
    );
    await running.visitor.sendActivation({ email: address('tasinan') });
    await letters.until(async () =>
      (await running.sql(`SELECT id FROM mail`)).length === 0 ? true : undefined,
    );
    expect(letters.to(address('tasinan')).map(tokenOf).filter(Boolean)).toHaveLength(1);
    expect(browser).not.toBe('');
  });

  it('does the same work for a known and an unknown address', async () => {
    await joined('bilinen');
    const work = async (username: string, email: string): Promise<string[]> => {
      const { wired, done, close } = await observed(await running.bench.databaseUrl('accounts'));
      await wired.register({ username, email, password, name: '', address: '192.0.2.9' });
      await close();
      return done;
    };
    const known = await work('tanidik1', address('bilinen'));
    expect(known.filter((step) => step === 'hash')).toHaveLength(1);
    expect(known.length).toBeGreaterThan(3);
    expect(await work('yabanci', 'yabanci@posta.example')).toEqual(known);
  });

  it('adds the same work to a sign-in, whatever is pending and whether or not the address is known', async () => {
    await joined('olculen');
    const taken = ['olculen.iki', 'olculen.uc'] as const;
    await join(taken[0], { email: address('olculen') });
    await join(taken[1], { email: 'olculen.uc@posta.example' });
    const work = async (login: string): Promise<string[]> => {
      const { wired, done, close } = await observed(await running.bench.databaseUrl('accounts'));
      const given = {
        login,
        password: 'x',
        remember: false,
        userAgent: '',
        replaces: '',
        address: '192.0.2.9',
      };
      expect(await problems(wired.signIn(given))).toBe('INVALID_CREDENTIALS');
      await close();
      return done;
    };
    const unknown = await work('kimse@posta.example');
    expect(unknown.filter((step) => step === 'hash' || step === 'verify')).toEqual(['verify', 'hash']);
    for (const login of ['olculen', ...taken, address('olculen'), 'olculen.uc@posta.example', 'kimse'])
      expect(await work(login)).toEqual(unknown);
  });
});

describe('asking for a link', () => {
  it('A-08 refuses forgot-password and activation-mail without an e-mail', async () => {
    for (const call of ['requestPasswordReset', 'sendActivation'] as const) {
      expect(await problems(running.visitor[call]({ email: ' ' }))).toEqual({ email: 'required' });
      expect(await problems(running.visitor[call]({ email: 'posta' }))).toEqual({ email: 'invalid' });
    }
  });

  it('answers every address alike and looks up no member while the caller waits', async () => {
    await joined('belli');
    for (const call of ['requestPasswordReset', 'sendActivation'] as const)
      expect(await running.visitor[call]({ email: 'hickimse@posta.example' })).toEqual(
        await running.visitor[call]({ email: address('belli') }),
      );
    await letters.mail(address('belli'), 2);
    await letters.until(async () =>
      (await running.sql(`SELECT id FROM mail`)).length === 0 ? true : undefined,
    );
    expect(letters.to('hickimse@posta.example')).toEqual([]);
    // An activated member needs no activation, so the second call sends nothing.
    expect(letters.to(address('belli')).map(({ subject }) => subject)).toEqual([
      'Seyir hesabını etkinleştir',
      'Seyir şifreni yenile',
    ]);
  });
});

describe('changing the password by a link', () => {
  const next = 'bambaşka bir parola';

  it('A-09 refuses a change without password or token', async () => {
    expect(await problems(running.visitor.changePasswordByToken({}))).toEqual({
      token: 'required',
      password: 'required',
    });
    expect(await problems(running.visitor.changePasswordByToken({ token: 'x', password: next }))).toBe(
      'LINK_EXPIRED',
    );
  });

  it('ends every session, wakes them, and writes to the member', async () => {
    await joined('degisen');
    const sessions = [await signIn('degisen'), await signIn('degisen')];
    const woken = new Set<string>();
    const listening = await Promise.all(
      sessions.map(({ session }) => whenEnded(running, session?.id, () => void woken.add(session?.id ?? ''))),
    );
    const token = await resetToken('degisen');
    await running.visitor.changePasswordByToken({ token, password: next });
    for (const { token: cookie } of sessions)
      expect(await running.visitor.getSession({ token: cookie })).toMatchObject({ ended: true });
    await letters.until(() => (woken.size === 2 ? true : undefined));
    expect(await problems(signIn('degisen'))).toBe('INVALID_CREDENTIALS');
    expect((await signIn('degisen', next)).token).not.toBe('');
    expect((await letters.mail(address('degisen'), 3)).subject).toBe('Seyir şifren değişti');
    expect(await problems(running.visitor.changePasswordByToken({ token, password: next }))).toBe(
      'LINK_EXPIRED',
    );
    for (const subscription of listening) await subscription.close();
  });

  it('keeps the token if the new password is refused', async () => {
    await joined('secici.kisi');
    const token = await resetToken('secici.kisi');
    for (const [password, problem] of [
      ['kısa', 'too_short'],
      ['fenerbahce1907', 'guessable'],
      ['secici.kisi', 'guessable'],
      ['SECICI.KISI@posta.example', 'guessable'],
    ] as const)
      expect(await problems(running.visitor.changePasswordByToken({ token, password }))).toEqual({
        password: problem,
      });
    expect(await problems(running.visitor.changePasswordByToken({ token, password: next }))).toBe('OK');
  });

  it('is good for one hour', async () => {
    await joined('gec');
    const token = await resetToken('gec');
    running.bench.clock.advance(3_600_001);
    expect(await problems(running.visitor.changePasswordByToken({ token, password: next }))).toBe(
      'LINK_EXPIRED',
    );
  });

  it('activates a pending registration with the new password, because the link was sent to its address', async () => {
    await join('unutkan');
    await letters.mail(address('unutkan'));
    const token = await resetToken('unutkan');
    expect(letters.to(address('unutkan')).map(({ subject }) => subject)).toEqual([
      'Seyir hesabını etkinleştir',
      'Seyir hesabını etkinleştir',
    ]);
    expect(await problems(running.visitor.changePasswordByToken({ token, password: 'unutkan' }))).toEqual({
      password: 'too_short',
    });
    await running.visitor.changePasswordByToken({ token, password: next });
    expect((await signIn('unutkan', next)).token).not.toBe('');
    expect(await problems(signIn('unutkan'))).toBe('INVALID_CREDENTIALS');
    expect(await problems(running.visitor.changePasswordByToken({ token, password: next }))).toBe(
      'LINK_EXPIRED',
    );
  });
});

describe('mails', () => {
  it('are retried until sent, with one message id, and every copy has a working link', async () => {
    await joined('israr');
    letters.refuse(1);
    await running.visitor.requestPasswordReset({ email: address('israr') });
    await letters.until(async () =>
      (await running.sql(`SELECT id FROM mail WHERE failures = 1`)).length === 1 ? true : undefined,
    );
    running.bench.clock.advance(5_001);
    const mail = await letters.mail(address('israr'), 2);
    expect(mail.messageId).toMatch(/^accounts-[0-9a-f-]{36}$/);
    const password = 'ısrarla gelen parola';
    await running.visitor.changePasswordByToken({ token: tokenOf(mail), password });
  });

  it('that were requested before a crash are sent after it', async () => {
    await running.importer.importMembers({ members: [aMember(77)] });
    const id = '0199aaaa-0000-7000-8000-000000000077';
    await running.sql(
      `INSERT INTO mail (id, purpose, email, next_try_at) VALUES ($1, 'reset', 'uye77@posta.example', now())`,
      id,
    );
    expect((await letters.mail('uye77@posta.example')).messageId).toBe(`accounts-${id}`);
    await letters.until(async () =>
      (await running.sql(`SELECT id FROM mail`)).length === 0 ? true : undefined,
    );
  });

  it('that are given up or refused stay visible to an operator for 30 days, without their address', async () => {
    await joined('ulasilmaz');
    const { metrics } = running.bench.platform('accounts');
    const shown = async () => ({
      mails: await metrics.getSingleMetricAsString('seyir_mails'),
      oldest: await metrics.getSingleMetricAsString('seyir_mails_oldest_seconds'),
    });
    const [once, refused] = [1, 2].map((n) => `0199bbbb-0000-7000-8000-00000000000${n}`);
    letters.refuse(1);
    await running.sql(
      `INSERT INTO mail (id, purpose, email, failures, next_try_at, created_at)
       VALUES ($1, 'reset', $2, 300, now(), now() - interval '2 days')`,
      once,
      address('ulasilmaz'),
    );
    const ended = (id?: string) =>
      letters.until(
        async () =>
          (await running.sql(`SELECT ended, email FROM mail WHERE id = $1 AND ended IS NOT NULL`, id))[0],
      );
    expect(await ended(once)).toEqual({ ended: 'given_up', email: '' });
    letters.refuse(1, new DomainError('BAD_INPUT', { fields: { to: 'invalid' } }));
    await running.sql(
      `INSERT INTO mail (id, purpose, email, next_try_at) VALUES ($1, 'reset', $2, now())`,
      refused,
      address('ulasilmaz'),
    );
    expect(await ended(refused)).toEqual({ ended: 'refused', email: '' });
    const { mails, oldest } = await shown();
    expect(mails).toContain('seyir_mails{state="given_up"} 1');
    expect(mails).toContain('seyir_mails{state="refused"} 1');
    expect(mails).toContain('seyir_mails{state="waiting"} 0');
    expect(oldest).toContain('seyir_mails_oldest_seconds{state="waiting"} 0');
    await running.sql(`INSERT INTO mail (id, purpose, email, next_try_at, created_at)
      VALUES (gen_random_uuid(), 'reset', 'bekler@posta.example', now() + interval '1 day', now() - interval '1 hour')`);
    expect(Number(/\} ([\d.]+)/.exec((await shown()).oldest)?.[1])).toBeGreaterThanOrEqual(3_600);
    await running.sql(`DELETE FROM mail`);
  });

  it('are not sent to banned members', async () => {
    await joined('yasakli');
    await running.sql(`UPDATE member SET banned_at = now() WHERE username = 'yasakli'`);
    await running.visitor.requestPasswordReset({ email: address('yasakli') });
    await letters.until(async () =>
      (await running.sql(`SELECT id FROM mail`)).length === 0 ? true : undefined,
    );
    expect(letters.to(address('yasakli'))).toHaveLength(1);
  });
});
