import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MemberChangedSchema, topics, wakes } from '@seyir/proto';
import { fromBinary } from '@bufbuild/protobuf';
import { aMember, startAccounts, type Running } from './fixtures.js';
import { observed } from './observed.js';
import { post, tokenOf } from './post.js';

const password = 'sekiz harften uzun bir parola';
const many = { max: 1_000, windowMs: 60_000 };
const letters = post();

let running: Running;
beforeAll(async () => {
  running = await startAccounts(
    { joining: { register: many, mail: many }, origin: () => 'https://seyir.example' },
    { mailer: letters.mailer },
  );
});
afterAll(() => running.close());

const join = (name: string, over: object = {}) =>
  running.visitor.register({ username: name, email: `${name}@posta.example`, password, ...over });
const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );
const address = (name: string) => `${name}@posta.example`;
const signIn = (login: string, secret = password) => running.visitor.signIn({ login, password: secret });
/** A member who has joined. */
const joined = async (name: string): Promise<void> => {
  await join(name);
  await running.visitor.activate({ token: tokenOf(await letters.mail(address(name))) });
};
const resetToken = async (name: string): Promise<string> => {
  const before = letters.to(address(name)).length;
  await running.visitor.requestPasswordReset({ email: address(name) });
  return tokenOf(await letters.mail(address(name), before + 1));
};

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

  it('takes a password of 64 letters and more, whole', async () => {
    const long = 'ş'.repeat(100);
    await join('uzunparola', { password: long });
    await running.visitor.activate({ token: tokenOf(await letters.mail(address('uzunparola'))) });
    expect((await signIn('uzunparola', long)).token).not.toBe('');
    expect(await problems(signIn('uzunparola', long.slice(1)))).toBe('INVALID_CREDENTIALS');
  });

  it('refuses a username whose folded form somebody has, also one who has not joined yet', async () => {
    await join('isil.k');
    expect(await problems(join('isil.k', { email: 'baska@posta.example' }))).toEqual({ username: 'taken' });
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, n) => problems(join('yaris', { email: `yaris${n}@posta.example` }))),
    );
    expect(race.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('asks for activation before the right password does, and says nothing to a wrong one', async () => {
    await join('bekleyen');
    expect(await problems(signIn('bekleyen'))).toBe('ACTIVATION_REQUIRED');
    expect(await problems(signIn('bekleyen', 'yanlış parola'))).toBe('INVALID_CREDENTIALS');
    expect(await problems(running.visitor.getMemberByUsername({ username: 'bekleyen' }))).toBe('NOT_FOUND');
  });

  it('writes to the owner of a known address, answers as ever and changes nothing', async () => {
    await joined('sahibi');
    const answer = await join('sahtesi', { email: 'SAHIBI@posta.example' });
    expect(answer).toEqual(await join('baskabiri'));
    const mail = await letters.mail(address('sahibi'), 2);
    expect(mail.subject).toBe('Seyir hesabın zaten var');
    expect(mail.text).toContain('https://seyir.example/giris-yap');
    expect(tokenOf(mail)).toBe('');
    expect(await problems(signIn('sahtesi'))).toBe('INVALID_CREDENTIALS');
    expect((await signIn('sahibi')).token).not.toBe('');
  });

  it('does the same work for a known and an unknown address', async () => {
    await joined('bilinen');
    const work = async (username: string, email: string): Promise<string[]> => {
      const { wired, done, close } = await observed(await running.bench.databaseUrl('accounts'));
      await wired.register({ username, email, password, name: '', address: '192.0.2.9' });
      await close();
      return done;
    };
    const known = await work('tanidik', address('bilinen'));
    expect(known.filter((step) => step === 'hash')).toHaveLength(1);
    expect(known.length).toBeGreaterThan(3);
    expect(await work('yabanci', 'yabanci@posta.example')).toEqual(known);
  });
});

describe('activating', () => {
  it('opens a session by the link of the mail, once, and publishes the member', async () => {
    const events: { username: string; active: boolean; version: number }[] = [];
    const subscription = await running.bench.bus.subscribe('test', [topics.member.name], (event) => {
      const { username, active, version } = fromBinary(MemberChangedSchema, event.data);
      events.push({ username, active, version });
      return Promise.resolve();
    });
    await join('etkin');
    const mail = await letters.mail(address('etkin'));
    expect(mail.text).toContain('https://seyir.example/etkinlestirme?token=');
    const token = tokenOf(mail);
    const { session, token: cookie } = await running.visitor.activate({ token, userAgent: 'Tarayıcı' });
    expect(session?.member?.username).toBe('etkin');
    expect((await running.visitor.getSession({ token: cookie })).session?.id).toBe(session?.id);
    expect(await problems(running.visitor.activate({ token }))).toBe('LINK_EXPIRED');
    expect((await signIn('etkin')).token).not.toBe('');
    const event = await letters.until(() => events.find(({ username }) => username === 'etkin'));
    expect(event).toEqual({ username: 'etkin', active: true, version: 2 });
    await subscription.close();
  });

  it('succeeds once of many at once', async () => {
    await join('coklu');
    const token = tokenOf(await letters.mail(address('coklu')));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => problems(running.visitor.activate({ token }))),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('keeps the token as a digest alone', async () => {
    await join('ozet');
    const token = tokenOf(await letters.mail(address('ozet')));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const digest = createHash('sha256').update(token).digest();
    expect(await running.sql(`SELECT purpose FROM token WHERE hash = $1`, digest)).toEqual([
      { purpose: 'activation' },
    ]);
    const [kept] = await running.sql(
      `SELECT string_agg(token::text, '') || coalesce((SELECT string_agg(mail::text, '') FROM mail), '') AS all FROM token`,
    );
    expect(kept?.['all']).not.toContain(token);
  });

  it('is good for 24 hours; a link that is asked for anew does', async () => {
    await join('gecikmis');
    const token = tokenOf(await letters.mail(address('gecikmis')));
    running.bench.clock.advance(86_400_001);
    expect(await problems(running.visitor.activate({ token }))).toBe('LINK_EXPIRED');
    await running.visitor.sendActivation({ email: address('gecikmis') });
    await running.visitor.activate({ token: tokenOf(await letters.mail(address('gecikmis'), 2)) });
    expect((await signIn('gecikmis')).token).not.toBe('');
  });

  it('takes no token of another purpose, and none that is made up', async () => {
    await joined('amac');
    const token = await resetToken('amac');
    for (const wrong of [token, 'x', token.slice(1), '\0'])
      expect(await problems(running.visitor.activate({ token: wrong }))).toBe('LINK_EXPIRED');
  });
});

describe('asking for a link', () => {
  it('A-08 refuses forgot-password and activation-mail without an e-mail', async () => {
    for (const call of ['requestPasswordReset', 'sendActivation'] as const) {
      expect(await problems(running.visitor[call]({ email: ' ' }))).toEqual({ email: 'required' });
      expect(await problems(running.visitor[call]({ email: 'posta' }))).toEqual({ email: 'invalid' });
    }
  });

  it('answers every address alike and looks nobody up while the asker waits', async () => {
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
    // Who has joined needs no activation, so the second of the two calls writes nothing.
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
      sessions.map(({ session }) =>
        running.bench.live.listen(wakes.session(session?.id ?? ''), () => void woken.add(session?.id ?? '')),
      ),
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

  it('keeps the token when the password does not do', async () => {
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

  it('lets who waited for activation join: the link came by their address', async () => {
    await join('unutkan');
    await letters.mail(address('unutkan'));
    await running.visitor.changePasswordByToken({ token: await resetToken('unutkan'), password: next });
    expect((await signIn('unutkan', next)).token).not.toBe('');
  });
});

describe('mails', () => {
  it('go out again until they are sent, under one message id, and every copy has a link that works', async () => {
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

  it('that were asked for before a crash are sent after it', async () => {
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

  it('are not written to who is banned', async () => {
    await joined('yasakli');
    await running.sql(`UPDATE member SET banned_at = now() WHERE username = 'yasakli'`);
    await running.visitor.requestPasswordReset({ email: address('yasakli') });
    await letters.until(async () =>
      (await running.sql(`SELECT id FROM mail`)).length === 0 ? true : undefined,
    );
    expect(letters.to(address('yasakli'))).toHaveLength(1);
  });
});
