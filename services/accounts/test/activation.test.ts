import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { createDataSource, UnitOfWork } from '@seyir/kit';
import { ActivationState, MemberChangedSchema, topics } from '@seyir/proto';
import { entities } from '../src/adapters/store/entities/index.js';
import { SqlRegistrations } from '../src/adapters/store/registration-store.js';
import { pruneRegistrations } from '../src/app/prune-registrations.js';
import { aMember, problems, type Running } from './fixtures.js';
import { address, joiningSteps, password } from './joining-fixtures.js';
import { tokenOf } from './post.js';

const { letters, start, join, joined, signIn, activation, resetToken } = joiningSteps();
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.close());

describe('activating', () => {
  it('opens a session once with the mailed link, and publishes the member', async () => {
    const events: { memberId: string; active: boolean; version: number }[] = [];
    const subscription = await running.bench.bus.subscribe('test', [topics.member.name], (event) => {
      const { memberId, active, version } = fromBinary(MemberChangedSchema, event.data);
      events.push({ memberId, active, version });
      return Promise.resolve();
    });
    const { browser } = await join('etkin');
    const mail = await letters.mail(address('etkin'));
    expect(mail.text).toContain('https://seyir.example/etkinlestirme?token=');
    const token = tokenOf(mail);
    const opened = await running.visitor.activate({ token, browser, userAgent: 'Tarayıcı' });
    expect(opened.session?.member?.username).toBe('etkin');
    const { session } = await running.visitor.getSession({ token: opened.token });
    expect(session?.id).toBe(opened.session?.id);
    expect(await activation(token, { browser, password })).toBe('LINK_EXPIRED');
    expect((await signIn('etkin')).token).not.toBe('');
    expect((await signIn(address('etkin'))).token).not.toBe('');
    const event = await letters.until(() => events.find(({ memberId }) => memberId === session?.member?.id));
    expect(event).toMatchObject({ active: true, version: 1 });
    await subscription.close();
  });

  it('asks for the password in another browser; a wrong one leaves the link', async () => {
    await join('gezgin');
    const { browser: another } = await join('baska.gezgin');
    const token = tokenOf(await letters.mail(address('gezgin')));
    for (const browser of ['', 'x', another])
      expect(await activation(token, { browser })).toEqual({ password: 'required' });
    expect(await activation(token, { password: 'yanlış bir parola' })).toEqual({ password: 'wrong' });
    expect(await activation(token, { password: 'x'.repeat(1_025) })).toEqual({ password: 'too_long' });
    expect(await activation(token, { browser: another, password })).toBe('OK');
  });

  it('accepts the link alone from a gateway of the previous version, which cannot ask for a password', async () => {
    await join('eski.kapi');
    const token = tokenOf(await letters.mail(address('eski.kapi')));
    expect(await problems(running.visitor.activate({ token }))).toBe('OK');
  });

  it('shows the state of a link without using it up', async () => {
    const { browser } = await join('bakan');
    const token = tokenOf(await letters.mail(address('bakan')));
    const look = async (browser = '', of = token) => {
      const { state, username } = await running.visitor.getActivation({ token: of, browser });
      return [ActivationState[state], username];
    };
    expect(await look(browser)).toEqual(['READY', 'bakan']);
    expect(await look()).toEqual(['PASSWORD', 'bakan']);
    expect(await look('', 'x')).toEqual(['EXPIRED', '']);
    expect(await activation(token, { browser })).toBe('OK');
    expect(await look(browser)).toEqual(['USED', '']);
    running.bench.clock.advance(86_400_001);
    expect(await look(browser)).toEqual(['EXPIRED', '']);
  });

  it('activates the registration that the owner of the address chose, in any order of registrations', async () => {
    const email = address('kurban');
    const wicked = 'saldırganın uzun parolası';
    const { browser: before } = await join('saldirgan.bir', { email, password: wicked });
    const { browser } = await join('kurban');
    const { browser: after } = await join('saldirgan.iki', { email: email.toUpperCase(), password: wicked });
    await letters.mail(email.toUpperCase());
    const [first, own] = [await letters.mail(email), await letters.mail(email, 2)];
    expect([first.text.includes('@saldirgan.bir'), own.text.includes('@kurban')]).toEqual([true, true]);
    for (const given of [{}, { browser }, { browser, password }])
      expect(await activation(tokenOf(first), given)).toEqual({
        password: 'password' in given ? 'wrong' : 'required',
      });
    expect(await activation(tokenOf(own), { browser })).toBe('OK');
    expect((await signIn('kurban')).token).not.toBe('');
    expect((await signIn(email)).token).not.toBe('');
    for (const [mail, token] of [[before, tokenOf(first)] as const, [after, tokenOf(first)] as const])
      expect(await activation(token, { browser: mail, password: wicked })).toBe('LINK_EXPIRED');
    // The links of the other registrations still answer as before: they must not reveal that the address has an account now.
    for (const login of ['saldirgan.bir', 'saldirgan.iki', email])
      expect(await problems(signIn(login, wicked))).toBe('ACTIVATION_REQUIRED');
    running.bench.clock.advance(86_400_001);
    for (const login of ['saldirgan.bir', 'saldirgan.iki', email])
      expect(await problems(signIn(login, wicked))).toBe('INVALID_CREDENTIALS');
  });

  it('lists all pending registrations of an address in a mail that is requested again', async () => {
    const email = address('kalabalik');
    await join('kalabalik');
    await join('kalabalik.iki', { email });
    await letters.mail(email, 2);
    await running.visitor.sendActivation({ email });
    const { text } = await letters.mail(email, 3);
    const links = [...text.matchAll(/@(\S+)\nhttps:\/\/seyir\.example\/etkinlestirme\?token=([\w-]+)/g)];
    expect(links.map(([, username]) => username)).toEqual(['kalabalik.iki', 'kalabalik']);
    expect(await activation(links[1]![2]!, { password })).toBe('OK');
    expect((await signIn('kalabalik')).session?.member?.username).toBe('kalabalik');
  });

  it('succeeds once of many at once, by one link and by several of one address', async () => {
    const email = address('coklu');
    await join('coklu');
    await join('coklu.iki', { email });
    const tokens = [await letters.mail(email), await letters.mail(email, 2)].map(tokenOf);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => activation(tokens[n % 2]!, { password })),
    );
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'LINK_EXPIRED')).toHaveLength(7);
    expect(await running.sql(`SELECT count(*)::int AS n FROM member WHERE email_key = $1`, email)).toEqual([
      { n: 1 },
    ]);
  });

  it('is taken once: neither again nor by the link of another registration of its address', async () => {
    const email = address('birkez');
    await join('birkez');
    await join('birkez.iki', { email });
    const found = await running.sql(
      `SELECT id FROM registration WHERE username IN ('birkez', 'birkez.iki') ORDER BY username`,
    );
    const [first, second] = found.map(({ id }) => String(id));
    const url = await running.bench.databaseUrl('accounts');
    const source = await createDataSource({ url }, { entities }).initialize();
    const unitOfWork = new UnitOfWork(source);
    const take = (id?: string) =>
      unitOfWork.run(() => new SqlRegistrations(unitOfWork).take(id ?? '', running.bench.clock.now()));
    // Two links whose calls began together take their registrations one after the other.
    expect([await take(first), await take(first), await take(second)]).toEqual([true, false, false]);
    await source.destroy();
  });

  it('refuses a username that a member has taken meanwhile, and keeps the link', async () => {
    const { browser } = await join('kapilan');
    const token = tokenOf(await letters.mail(address('kapilan')));
    await running.importer.importMembers({ members: [aMember(60, { username: 'kapilan' })] });
    expect(await activation(token, { browser })).toEqual({ username: 'taken' });
    expect(await activation(token, { browser })).toEqual({ username: 'taken' });
  });

  it('refuses an address that a member has taken meanwhile', async () => {
    const { browser } = await join('gecikti');
    const token = tokenOf(await letters.mail(address('gecikti')));
    await running.importer.importMembers({ members: [aMember(61, { email: address('gecikti') })] });
    expect(await activation(token, { browser })).toBe('LINK_EXPIRED');
  });

  it('stores only digests of the token and of the browser secret', async () => {
    const { browser } = await running.visitor.register(
      { username: 'ozet', email: address('ozet'), password },
      { idempotencyKey: 'ozet-anahtari' },
    );
    const token = tokenOf(await letters.mail(address('ozet')));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const digest = createHash('sha256').update(token).digest();
    expect(
      await running.sql(`SELECT token_hash FROM registration_link WHERE token_hash = $1`, digest),
    ).toHaveLength(1);
    const [kept] = await running.sql(
      `SELECT concat((SELECT string_agg(registration_link::text, '') FROM registration_link),
                     (SELECT string_agg(registration::text, '') FROM registration),
                     (SELECT string_agg(encode(result, 'escape'), '') FROM idempotency),
                     (SELECT string_agg(mail::text, '') FROM mail)) AS all`,
    );
    for (const secret of [token, browser, password]) expect(kept?.['all']).not.toContain(secret);
  });

  it('accepts the browser of the last answer to a repeated call with one key', async () => {
    const call = () =>
      running.visitor.register(
        { username: 'tekrar', email: address('tekrar'), password },
        { idempotencyKey: 'tekrar-anahtari' },
      );
    await call();
    const { browser } = await call();
    const token = tokenOf(await letters.mail(address('tekrar')));
    expect(await activation(token, { browser })).toBe('OK');
    expect(letters.to(address('tekrar'))).toHaveLength(1);
  });

  it('works for 24 hours after registration, also with a link that is requested later', async () => {
    const { browser } = await join('gecikmis');
    const token = tokenOf(await letters.mail(address('gecikmis')));
    running.bench.clock.advance(43_200_000);
    await running.visitor.sendActivation({ email: address('gecikmis') });
    const second = tokenOf(await letters.mail(address('gecikmis'), 2));
    running.bench.clock.advance(43_200_001);
    for (const late of [token, second]) expect(await activation(late, { browser })).toBe('LINK_EXPIRED');
    expect(await problems(signIn('gecikmis'))).toBe('INVALID_CREDENTIALS');
    // The name is free again, before and after housekeeping.
    await joined('gecikmis.iki');
    expect(await problems(join('gecikmis', { email: address('gecikmis.uc') }))).toBe('OK');
  });

  it('refuses tokens of another purpose and made-up tokens', async () => {
    await joined('amac');
    const token = await resetToken('amac');
    for (const wrong of [token, 'x', token.slice(1), '\0'])
      expect(await activation(wrong)).toBe('LINK_EXPIRED');
  });

  it('is deleted after its expiry, in chunks, with its links', async () => {
    const url = await running.bench.databaseUrl('accounts');
    await join('eski');
    await letters.mail(address('eski'));
    await running.sql(
      `INSERT INTO registration (id, username, username_key, email, email_key, name, password_hash, state, created_at,
                                 expires_at)
       SELECT gen_random_uuid(), 'u' || n, 'u' || n, 'e', 'e', 'n', 'h', 'waiting', now(), now() - interval '1 year'
       FROM generate_series(1, 1200) n`,
    );
    running.bench.clock.advance(86_400_001);
    await join('taze');
    await letters.mail(address('taze'));
    const source = await createDataSource(url, { entities }).initialize();
    const registrations = new SqlRegistrations(new UnitOfWork(source));
    await pruneRegistrations({ registrations, clock: running.bench.clock })();
    await source.destroy();
    expect(await running.sql(`SELECT username FROM registration`)).toEqual([{ username: 'taze' }]);
    expect(await running.sql(`SELECT count(*)::int AS n FROM registration_link`)).toEqual([{ n: 1 }]);
  });
});
