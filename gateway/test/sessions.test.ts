import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { AccountsService, wakes } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const lookUps = () => site.peers.calls.filter((name) => name === 'AccountsService/getSession').length;

const activity = async (token?: string) => {
  const response = await site.post('/get/more/notification', { page: 1 }, token ? { token } : {});
  return {
    cookie: response.headers.get('set-cookie'),
    ...((await response.json()) as { success: boolean; code?: string; session?: boolean }),
  };
};

it('looks a session up once in 5 s, and once a minute at accounts', async () => {
  await Promise.all([activity('token-1'), activity('token-1'), activity('token-1')]);
  expect(lookUps()).toBe(1);
  await activity('token-1');
  expect(lookUps()).toBe(1);
  for (let n = 0; n < 5; n += 1) {
    site.clock.advance(6_000);
    await activity('token-1');
  }
  expect(lookUps()).toBe(1);
  site.clock.advance(61_000);
  await activity('token-1');
  expect(lookUps()).toBe(2);
});

it('keeps no token in the store', async () => {
  const keys: string[] = [];
  const { set } = site.keyValue;
  site.keyValue.set = (key, value, ttl) => {
    keys.push(key, value);
    return set.call(site.keyValue, key, value, ttl);
  };
  await activity('token-1');
  site.clock.advance(6_000);
  await activity('token-1');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join(' ')).not.toContain('token-1');
});

it('distinguishes an ended session from none', async () => {
  expect(await activity()).toMatchObject({ success: false, code: 'NO_SESSION', session: true });
  expect(await activity('token-unknown')).toMatchObject({ code: 'SESSION_ENDED', session: true });
});

it('notices within a second that a session has ended', async () => {
  expect(await activity('token-1')).toMatchObject({ success: true });
  site.clock.advance(6_000);
  expect(await activity('token-1')).toMatchObject({ success: true });
  site.sessions.delete('token-1');
  site.live.wake(wakes.sessions, 'session-1');
  await eventually(async () => (await activity('token-1')).code === 'SESSION_ENDED', 1_000);
});

it('notices the end a minute late when the wake is lost', async () => {
  await activity('token-1');
  site.clock.advance(6_000);
  await activity('token-1');
  site.sessions.delete('token-1');
  site.clock.advance(50_000);
  expect(await activity('token-1')).toMatchObject({ success: true });
  site.clock.advance(6_000);
  expect(await activity('token-1')).toMatchObject({ code: 'SESSION_ENDED' });
});

it('ends a session at its expiry, even if it is still cached', async () => {
  const at = new Date(site.clock.now().getTime() + 2_000);
  site.peers.fake(AccountsService, {
    getSession: async () => ({
      session: {
        id: 's',
        member: { id: 'member-1' },
        expiresAt: { seconds: BigInt(Math.floor(at.getTime() / 1000)) },
      },
    }),
  });
  expect(await activity('token-x')).toMatchObject({ success: true });
  site.clock.advance(3_000);
  expect(await activity('token-x')).toMatchObject({ code: 'SESSION_ENDED' });
});

const signIns: Record<string, (password: string) => [path: string, body: object]> = {
  'GraphQL signIn': (password) => [
    '/graphql',
    {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
      variables: { input: { login: 'deniz', password } },
    },
  ],
  'the legacy call': (password) => ['/auth/login', { username: 'deniz', password }],
  'GraphQL activate': (password) => [
    '/graphql',
    {
      query:
        'mutation ($token: String!) { activate(input: { token: $token, password: "dogru-sifre" }) { viewer { id } } }',
      variables: { token: password === 'dogru-sifre' ? 'activation-1' : 'spent' },
    },
  ],
};

it.each(Object.keys(signIns))('%s ends the earlier session of the browser', async (name) => {
  const enter = async (password: string) => {
    const [path, body] = signIns[name]?.(password) ?? ['', {}];
    return (await site.post(path, body, { token: 'token-1' })).headers.get('set-cookie');
  };
  expect(await activity('token-1')).toMatchObject({ success: true });
  expect(await enter('yanlis')).toBeNull();
  expect(await activity('token-1')).toMatchObject({ success: true });
  // The end is noticed at once, although no wake arrives.
  expect(await enter('dogru-sifre')).toContain('token-new');
  expect(await activity('token-1')).toMatchObject({ code: 'SESSION_ENDED' });
  expect(await activity('token-new')).toMatchObject({ success: true });
});

describe('while accounts does not answer', () => {
  beforeEach(() => site.peers.reachable(AccountsService, false));

  it('says so to members, and clears no cookie', async () => {
    const answer = await activity('token-1');
    expect(answer).toMatchObject({ success: false, code: 'TRY_AGAIN', cookie: null });
    expect(answer.session).toBeUndefined();
    const graphql = await site.graphql('{ continueWatching { count } }', {}, { token: 'token-1' });
    expect(graphql.errors?.[0]?.extensions['code']).toBe('TRY_AGAIN');
  });

  it('says so within two seconds when it accepts calls and does nothing', async () => {
    site.peers.reachable(AccountsService, true);
    const asked = Promise.withResolvers<object>();
    site.peers.fake(AccountsService, { getSession: () => asked.promise });
    const late = new AbortController();
    const answer = await Promise.race([activity('token-1'), delay(2_000, 'late', late)]);
    late.abort();
    asked.resolve({});
    expect(answer).toMatchObject({ success: false, code: 'TRY_AGAIN', cookie: null });
  });

  it('does not confirm a sign-out to a member', async () => {
    const body = { query: 'mutation { signOut { signedOut } }' };
    const response = await site.post('/graphql', body, { token: 'token-1' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TRY_AGAIN' } }] });
  });

  it('serves public content as to a visitor, but does not call the member a visitor', async () => {
    const query = '{ titles { count } viewer { id } }';
    expect(await site.graphql(query, {}, { token: 'token-1' })).toMatchObject({
      data: { titles: { count: 1 }, viewer: null },
      // Null alone would mean that the caller is not signed in.
      errors: [{ path: ['viewer'], extensions: { code: 'TRY_AGAIN' } }],
    });
    const stream = { type: 'get_stream', vid: 'source-2', eg_id: 'episode-1' };
    const locked = await site.post('/ajax/service', stream, { token: 'token-1' });
    expect(await locked.json()).toMatchObject({ success: false, code: 'TRY_AGAIN' });
  });

  it('knows the session again as soon as accounts answers', async () => {
    await activity('token-1');
    site.peers.reachable(AccountsService, true);
    expect(await activity('token-1')).toMatchObject({ success: true });
  });
});

it('works without the KeyValue store', async () => {
  const gone = () => Promise.reject(new DomainError('TRY_AGAIN'));
  Object.assign(site.keyValue, { get: gone, set: gone, delete: gone, increment: gone });
  expect(await activity('token-1')).toMatchObject({ success: true });
  site.sessions.delete('token-1');
  site.clock.advance(6_000);
  expect(await activity('token-1')).toMatchObject({ code: 'SESSION_ENDED' });
});

it.each([1, -1, 23, -72])('a jump of the clock by %d h refuses no call', async (hours) => {
  expect(await activity('token-1')).toMatchObject({ success: true });
  site.clock.advance(hours * 3_600_000);
  for (let n = 0; n < 3; n++) expect(await activity('token-1')).toMatchObject({ success: true });
  expect((await site.graphql('{ titles { count } }')).errors).toBeUndefined();
});

it('a clock that is set back does not extend the cache time of a session', async () => {
  await activity('token-1');
  site.sessions.delete('token-1');
  site.clock.advance(-72 * 3_600_000);
  await activity('token-1');
  site.clock.advance(61_000);
  expect(await activity('token-1')).toMatchObject({ code: 'SESSION_ENDED' });
});

it('sets a __Host- cookie on an https site', async () => {
  const secure = await startSite({ config: { origin: 'https://seyir.example' } });
  const response = await secure.post('/auth/login', { username: 'deniz', password: 'dogru-sifre' });
  expect(response.headers.get('set-cookie')).toBe(
    '__Host-sid=token-new; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const plain = await secure.post('/get/more/notification', {}, { token: 'token-1' });
  expect(await plain.json()).toMatchObject({ code: 'NO_SESSION' });
  await secure.close();
});

it('is served over plain http only on loopback', async () => {
  await expect(startSite({ config: { origin: 'http://seyir.example' } })).rejects.toThrow('plain http');
});
