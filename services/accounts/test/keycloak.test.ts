import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemClock } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Role, Violation } from '@seyir/proto';
import { accountsEnv, toConfig } from '../src/config.js';
import { aMember, memberId, passwordOf, startAccounts, unlimited, type Running } from './fixtures.js';
import { resident, startRealm, type Realm, type Resident } from './realm.js';
import { whenEnded } from './session-ends.js';

let realm: Realm;
let running: Running;
beforeAll(async () => {
  realm = await startRealm();
  const config = { keycloak: realm.config, origin: () => 'https://seyir.example', login: unlimited };
  running = await startAccounts(config, { clock: systemClock() });
});
afterAll(async () => {
  await running.close();
  await realm.close();
});

const enter = async (
  person: Resident,
  {
    sid = randomUUID(),
    ticket,
    ...over
  }: { sid?: string; ticket?: string; password?: string; replaces?: string } = {},
) =>
  running.visitor.signInByTicket({
    ticket: ticket ?? (await realm.ticket(person, sid)),
    idToken: await realm.idToken(person, sid),
    address: '192.0.2.1',
    ...over,
  });
const isOpen = async (token: string) => (await running.visitor.getSession({ token })).session !== undefined;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );

describe('a sign-in by ticket', () => {
  it('creates a member at the first, and then finds it by subject', async () => {
    const person = resident(1);
    const first = (await enter(person)).session?.member;
    expect(first).toMatchObject({ username: 'yeni.1', name: 'yeni.1', roles: [Role.MEMBER] });
    const moved = { ...person, preferred_username: 'baska', email: 'tasindi1@posta.example' };
    expect((await enter(moved)).session?.member).toMatchObject({ id: first?.id, username: 'yeni.1' });
    const [row] = await running.sql('SELECT email FROM member WHERE id = $1', first?.id);
    expect(row).toEqual({ email: 'tasindi1@posta.example' });
  });

  it.each([
    ['Işıl.Öz@posta', 'isil.oz'],
    ['Admin', 'uye2'],
    ['ab', 'ab_'],
  ])('turns the username %s into a valid one', async (preferred_username, username) => {
    const person = resident(0, { preferred_username, email: `${randomUUID()}@posta.example` });
    expect((await enter(person)).session?.member?.username).toBe(username);
    const other = resident(0, { preferred_username, email: `${randomUUID()}@posta.example` });
    expect((await enter(other)).session?.member?.username).not.toBe(username);
  });

  it('accepts each ticket once, also of many at the same moment', async () => {
    const person = resident(2);
    const sid = randomUUID();
    const ticket = await realm.ticket(person, sid);
    const codes = await Promise.all([1, 2, 3].map(() => refusal(enter(person, { sid, ticket }))));
    expect(codes.sort()).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'taken']);
    expect(await refusal(enter(person, { sid, ticket }))).toBe('INVALID_CREDENTIALS');
  });

  it('creates one member for two concurrent first tickets', async () => {
    const person = resident(3);
    const [one, other] = await Promise.all([enter(person), enter(person)]);
    expect(one.session?.member?.id).toBe(other.session?.member?.id);
  });

  it('ends the session that it replaces', async () => {
    const person = resident(4);
    const { token } = await enter(person);
    await enter(person, { replaces: token });
    expect(await isOpen(token)).toBe(false);
  });

  const bad: Record<string, (person: Resident, sid: string) => Promise<string> | string> = {
    'one of another realm': (person, sid) =>
      realm.ticket(person, sid, { iss: `${realm.config.url}/realms/x` }),
    'one for another service': (person, sid) => realm.ticket(person, sid, { aud: 'account' }),
    'one of another client': (person, sid) => realm.ticket(person, sid, { azp: 'baska' }),
    'an id token': (person, sid) => realm.ticket(person, sid, { typ: 'ID' }),
    'a refresh token': (person, sid) => realm.ticket(person, sid, { typ: 'Refresh' }),
    'one that is over a minute old': (person, sid) =>
      realm.ticket(person, sid, { iat: realm.now() - 70, exp: realm.now() + 60 }),
    'one that has run out': (person, sid) =>
      realm.ticket(person, sid, { iat: realm.now() - 50, exp: realm.now() - 10 }),
    'one from the future': (person, sid) =>
      realm.ticket(person, sid, { iat: realm.now() + 60, exp: realm.now() + 120 }),
    'one without an id': (person, sid) => realm.ticket(person, sid, { jti: '' }),
    'one without a session': (person) => realm.ticket(person, ''),
    'one of a stranger': async (person, sid) => realm.ticket(person, sid, {}, await realm.stranger()),
    'one without a signature': async (person, sid) => {
      const [, claims] = (await realm.ticket(person, sid)).split('.');
      return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
    },
    'one that was changed': async (person, sid) => {
      const [head, claims = '', signature] = (await realm.ticket(person, sid)).split('.');
      const changed = Buffer.from(claims, 'base64url').toString().replace('default-roles-seyir', 'admin');
      return `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`;
    },
    'no token at all': () => 'x',
    'one without end': () => 'x'.repeat(20_000),
  };
  it.each(Object.entries(bad))('refuses %s', async (_, make) => {
    const person = resident(5);
    const sid = randomUUID();
    expect(await refusal(enter(person, { sid, ticket: await make(person, sid) }))).toBe(
      'INVALID_CREDENTIALS',
    );
    const known = await running.sql('SELECT 1 FROM provider_link WHERE subject = $1', person.sub);
    expect(known).toEqual([]);
  });

  it('refuses a ticket with the id token of another sign-in, and does not use it up', async () => {
    const person = resident(6);
    const sid = randomUUID();
    const ticket = await realm.ticket(person, sid);
    const others = [await realm.idToken(person, randomUUID()), await realm.idToken(resident(7), sid), ticket];
    for (const idToken of others)
      expect(await refusal(running.visitor.signInByTicket({ ticket, idToken }))).toBe('INVALID_CREDENTIALS');
    expect(await refusal(enter(person, { sid, ticket }))).toBe('taken');
  });

  it('requires a confirmed address, and reports a suspended member', async () => {
    expect(await refusal(enter(resident(8, { email_verified: false })))).toBe('ACTIVATION_REQUIRED');
    const person = resident(9);
    const { session } = await enter(person);
    await running.sql('UPDATE member SET banned_at = now() WHERE id = $1', session?.member?.id);
    expect(await refusal(enter(person))).toBe('BANNED');
  });
});

describe('roles of the realm', () => {
  it('are copied at each sign-in; changed roles end earlier sessions', async () => {
    const person = resident(10);
    const { token, session } = await enter(person);
    const id = session?.member?.id;
    const events = async () =>
      (await running.sql('SELECT count(*)::int AS n FROM outbox WHERE key = $1', id))[0]?.['n'];
    expect(await events()).toBe(1);
    const raised = { ...person, realm_access: { roles: ['admin', 'moderator', 'offline_access'] } };
    const after = await enter(raised);
    expect(after.session?.member?.roles).toEqual([Role.MEMBER, Role.MODERATOR, Role.ADMIN]);
    expect(await isOpen(token)).toBe(false);
    expect(await events()).toBe(2);
    await enter(raised);
    expect([await isOpen(after.token), await events()]).toEqual([true, 2]);
    expect((await enter(person)).session?.member?.roles).toEqual([Role.MEMBER]);
    expect(await isOpen(after.token)).toBe(false);
  });
});

describe('a site account with the same address', () => {
  beforeAll(() => running.importer.importMembers({ members: [20, 21, 22, 23].map((n) => aMember(n)) }));
  const namesake = (n: number) => resident(n, { email: `UYE${n}@posta.example` });

  it('is linked only with its own password, and then found by subject', async () => {
    const person = namesake(20);
    expect(await refusal(enter(person))).toBe('LINK_REQUIRED');
    expect(await refusal(enter(person, { password: 'yanlış parola' }))).toBe('BAD_INPUT');
    const linked = await enter(person, { password: passwordOf(20) });
    expect(linked.session?.member).toMatchObject({ id: memberId(20), username: 'uye.20' });
    expect((await enter(person)).session?.member?.id).toBe(memberId(20));
  });

  it('belongs to one person: another person with the same address cannot take it over', async () => {
    await enter(namesake(21), { password: passwordOf(21) });
    expect(await refusal(enter(namesake(21)))).toBe('LINK_REQUIRED');
    expect(await refusal(enter(namesake(21), { password: passwordOf(21) }))).toBe('CONFLICT');
  });

  it('is not linked while it is suspended, and tells the end and the reason only after its password', async () => {
    const until = new Date(Date.now() + 86_400_000);
    await running.sql(
      `INSERT INTO sanction (id, member_id, kind, violation, imposed_at, until)
       VALUES (gen_random_uuid(), $1, 'ban', $2, now(), $3)`,
      memberId(22),
      Violation.SPAM,
      until,
    );
    await running.sql('UPDATE member SET banned_at = now() WHERE id = $1', memberId(22));
    expect(await refusal(enter(namesake(22)))).toBe('LINK_REQUIRED');
    expect(await refusal(enter(namesake(22), { password: 'yanlış parola' }))).toBe('BAD_INPUT');
    await expect(enter(namesake(22), { password: passwordOf(22) })).rejects.toMatchObject({
      code: 'BANNED',
      details: { sanction: { violation: Violation.SPAM, until: until.getTime() } },
    });
    expect(await refusal(enter(namesake(22)))).toBe('LINK_REQUIRED');
  });

  it('is not made by a registration, which never confirmed the address', async () => {
    const email = 'bekleyen@posta.example';
    await running.sql(
      `INSERT INTO registration (id, username, username_key, email, email_key, name, password_hash, state, created_at,
                                 expires_at)
       VALUES (gen_random_uuid(), 'bekleyen', 'bekleyen', $1, $1, 'Bekleyen', 'x', 'waiting', now(),
               now() + interval '1 day')`,
      email,
    );
    const { token } = await enter(resident(24, { email }));
    const { session } = await running.visitor.getSession({ token });
    expect(await running.sql('SELECT email FROM member WHERE id = $1', session?.member?.id)).toEqual([
      { email },
    ]);
  });
});

describe('the end of a sign-in', () => {
  it("leads the browser to the provider's sign-out, with the id token", async () => {
    const sid = randomUUID();
    const person = resident(30);
    const [ticket, idToken] = [await realm.ticket(person, sid), await realm.idToken(person, sid)];
    const { token } = await running.visitor.signInByTicket({ ticket, idToken });
    const { leaveAt } = await running.visitor.signOut({ token });
    const url = new URL(leaveAt);
    expect(url.origin + url.pathname).toBe(`${realm.issuer}/protocol/openid-connect/logout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'seyir-web',
      post_logout_redirect_uri: 'https://seyir.example/',
      id_token_hint: idToken,
    });
    expect((await running.visitor.signOut({ token: 'nobody' })).leaveAt).toBe('');
  });

  it('at the provider ends our sessions of that sign-in within a second, and no others', async () => {
    const person = resident(31);
    const [sid, another] = [randomUUID(), randomUUID()];
    const [mine, other] = [await enter(person, { sid }), await enter(person, { sid: another })];
    const heard: Promise<boolean>[] = [];
    const listening = await whenEnded(running, mine.session?.id, () => void heard.push(isOpen(mine.token)));
    const logoutToken = await realm.logoutToken({ sid, sub: person.sub });
    expect(await running.visitor.endSessionsByProvider({ logoutToken })).toMatchObject({ count: 1 });
    await eventually(() => heard.length > 0, 1_000);
    expect(await Promise.all(heard)).toEqual([false]);
    expect(await isOpen(other.token)).toBe(true);
    expect(await running.visitor.endSessionsByProvider({ logoutToken })).toMatchObject({ count: 0 });
    await listening.close();
  });

  it('of a whole person ends all their sessions and refuses unused tickets', async () => {
    const person = resident(32);
    const before = await realm.ticket(person, 'gelen');
    const tokens = [await enter(person), await enter(person)].map(({ token }) => token);
    const logoutToken = await realm.logoutToken({ sub: person.sub });
    expect(await running.visitor.endSessionsByProvider({ logoutToken })).toMatchObject({ count: 2 });
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
    expect(await refusal(enter(person, { sid: 'gelen', ticket: before }))).toBe('INVALID_CREDENTIALS');
  });

  it('before the use of its ticket makes the ticket invalid', async () => {
    const person = resident(33);
    const sid = randomUUID();
    await running.visitor.endSessionsByProvider({ logoutToken: await realm.logoutToken({ sid }) });
    expect(await refusal(enter(person, { sid }))).toBe('INVALID_CREDENTIALS');
    expect(await refusal(enter(person))).toBe('taken');
  });

  const bad: Record<string, () => Promise<string>> = {
    'of a stranger': async () => realm.logoutToken({ sid: 's' }, await realm.stranger()),
    'for another client': () => realm.logoutToken({ sid: 's', aud: 'baska' }),
    'of another realm': () => realm.logoutToken({ sid: 's', iss: 'https://baska.example' }),
    'without its event': () => realm.logoutToken({ sid: 's', events: {} }),
    'with a nonce': () => realm.logoutToken({ sid: 's', nonce: 'n' }),
    'about nobody': () => realm.logoutToken({}),
    'that is old': () => realm.logoutToken({ sid: 's', iat: realm.now() - 300, exp: realm.now() + 60 }),
    'that is a ticket': () => realm.ticket(resident(34), 's'),
    'that is an id token': () => realm.idToken(resident(34), 's'),
  };
  it.each(Object.entries(bad))('is not accepted from a token %s', async (_, make) => {
    const told = running.visitor.endSessionsByProvider({ logoutToken: await make() });
    expect(await refusal(told)).toBe('FORBIDDEN');
  });
});

describe('calls about passwords and addresses', () => {
  it('are refused', async () => {
    const { visitor } = running;
    const calls = [
      visitor.signIn({ login: 'uye.20', password: passwordOf(20) }),
      visitor.register({ username: 'yeni', email: 'y@posta.example', password: 'uzun bir parola' }),
      visitor.sendActivation({ email: 'y@posta.example' }),
      visitor.getActivation({ token: 'x' }),
      visitor.activate({ token: 'x' }),
      visitor.requestPasswordReset({ email: 'y@posta.example' }),
      visitor.changePasswordByToken({ token: 'x', password: 'uzun bir parola' }),
      visitor.confirmEmail({ token: 'x', password: 'uzun bir parola' }),
    ];
    expect([...new Set(await Promise.all(calls.map(refusal)))]).toEqual(['SIGN_IN_ELSEWHERE']);
  });

  it('point the page to the provider', async () => {
    const { provider } = await running.visitor.getIdentityProvider({});
    expect(provider).toMatchObject({ ...realm.config, reachable: true });
  });
});

describe('the keys of the realm', () => {
  it('are cached: tickets and unknown keys do not fetch them again', async () => {
    await enter(resident(40));
    const before = realm.asked;
    for (let n = 0; n < 5; n++) {
      await enter(resident(41 + n));
      const ticket = await realm.ticket(resident(50), 's', {}, await realm.stranger());
      await refusal(enter(resident(50), { ticket }));
    }
    expect(realm.asked - before).toBeLessThanOrEqual(1);
  });

  it('while unavailable: sign-ins wait, sessions continue, and sign-outs work without them', async () => {
    const own = await startRealm();
    const accounts = await startAccounts({ keycloak: own.config }, { clock: systemClock() });
    const person = resident(60);
    const tokens = async () => ({
      ticket: await own.ticket(person, 'sid'),
      idToken: await own.idToken(person, 'sid'),
    });
    own.down = true;
    const failed = await accounts.visitor.signInByTicket(await tokens()).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 'TRY_AGAIN' });
    expect((await accounts.visitor.getIdentityProvider({})).provider?.reachable).toBe(false);
    own.down = false;
    const { token } = await accounts.visitor.signInByTicket(await tokens());
    own.down = true;
    await eventually(
      async () => !(await accounts.visitor.getIdentityProvider({})).provider?.reachable,
      5_000,
    );
    expect((await accounts.visitor.getSession({ token })).session).toBeDefined();
    expect(await accounts.visitor.signOut({ token })).toMatchObject({ leaveAt: '' });
    await accounts.close();
    await own.close();
  });

  it('do not block sessions while many sign-ins wait for them', async () => {
    const own = await startRealm();
    const accounts = await startAccounts({ keycloak: own.config }, { clock: systemClock() });
    own.silent = true;
    let over = 0;
    // As many as the service has database connections.
    const waiting = [1, 2, 3, 4, 5, 6].map(async (n) => {
      const person = resident(70 + n);
      const [ticket, idToken] = [await own.ticket(person, 'sid'), await own.idToken(person, 'sid')];
      const outcome = await refusal(accounts.visitor.signInByTicket({ ticket, idToken }));
      over++;
      return outcome;
    });
    await eventually(() => own.asked > 0, 5_000);
    expect(await accounts.visitor.getSession({ token: 'kimse' })).toMatchObject({ ended: false });
    expect(over).toBe(0);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'TRY_AGAIN'));
    await accounts.close();
    await own.close();
  });

  it('are fetched for the first ticket with a new key', async () => {
    const person = resident(80);
    await enter(person);
    await realm.rotate();
    // The time moves past the pause between two fetches for unknown keys.
    const now = Date.now.bind(Date);
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    const sid = randomUUID();
    const iat = Math.floor(now() / 1_000);
    const ticket = await realm.ticket(person, sid, { iat, exp: iat + 60 });
    const idToken = await realm.idToken(person, sid, { iat, exp: iat + 60 });
    const outcome = await refusal(running.visitor.signInByTicket({ ticket, idToken }));
    later.mockRestore();
    expect(outcome).toBe('taken');
  });
});

describe('the environment', () => {
  const configOf = (env: Record<string, string>) =>
    toConfig(accountsEnv.parse(env), { migrate: false }).keycloak;

  it('names the provider, with https except on loopback', () => {
    expect(configOf({})).toBeUndefined();
    expect(configOf({ KEYCLOAK_URL: 'https://giris.example/' })).toEqual({
      url: 'https://giris.example',
      realm: 'seyir',
      clientId: 'seyir-web',
    });
    const inside = { KEYCLOAK_URL: 'https://giris.example', KEYCLOAK_INTERNAL_URL: 'http://keycloak:8080' };
    expect(configOf(inside)?.internalUrl).toBe('http://keycloak:8080');
    expect(configOf({ KEYCLOAK_URL: 'http://127.0.0.1:8080' })?.url).toBe('http://127.0.0.1:8080');
    expect(() => configOf({ KEYCLOAK_URL: 'http://giris.example' })).toThrow('must be https');
  });
});
