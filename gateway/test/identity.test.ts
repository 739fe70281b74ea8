import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { AccountsService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { member } from './support/world/things.js';

const provider = { url: 'https://giris.example', realm: 'seyir', clientId: 'seyir-web', reachable: true };
const elsewhere = () => Promise.reject(new DomainError('SIGN_IN_ELSEWHERE'));

/** Requests that accounts received. */
const asked: { replaces?: string; password?: string; logoutToken?: string }[] = [];
let site: Site;
beforeAll(async () => {
  site = await startSite();
  site.peers.fake(AccountsService, {
    getIdentityProvider: async () => ({ provider }),
    signIn: elsewhere,
    register: elsewhere,
    sendActivation: elsewhere,
    requestPasswordReset: elsewhere,
    changePasswordByToken: elsewhere,
    changePassword: elsewhere,
    async signInByTicket(request) {
      asked.push(request);
      if (request.ticket === 'of-another') throw new DomainError('LINK_REQUIRED');
      site.sessions.set('token-kc', { id: 'session-kc', member });
      return { token: 'token-kc', session: { id: 'session-kc', member } };
    },
    async signOut({ token }) {
      site.sessions.delete(token);
      return { sessionId: 'session-kc', leaveAt: token === 'token-kc' ? 'https://giris.example/end' : '' };
    },
    async endSessionsByProvider(request) {
      asked.push(request);
      if (request.logoutToken !== 'good') throw new DomainError('FORBIDDEN');
      return { count: 1 };
    },
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => site.close());

const enter = (ticket: string, token?: string) =>
  site.post(
    '/graphql',
    {
      query: `mutation ($input: SignInByTicketInput!) { signInByTicket(input: $input) { viewer { id } } }`,
      variables: { input: { ticket, idToken: 'id', password: 'parola' } },
    },
    token ? { token } : {},
  );

describe('with an identity provider', () => {
  it('tells pages where members sign in', async () => {
    const { data } = await site.graphql('{ identityProvider { url realm clientId reachable } }');
    expect(data).toMatchObject({ identityProvider: provider });
  });

  it('exchanges a ticket for our own cookie, replacing the earlier session', async () => {
    const answer = await enter('ticket', 'token-1');
    expect(await answer.json()).toMatchObject({ data: { signInByTicket: { viewer: { id: member.id } } } });
    expect(answer.headers.get('set-cookie')).toMatch(/^sid=token-kc; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(asked).toMatchObject([
      { ticket: 'ticket', idToken: 'id', password: 'parola', replaces: 'token-1' },
    ]);
  });

  it('reports that an older account must be linked, and sets no cookie', async () => {
    const answer = await enter('of-another');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'LINK_REQUIRED' } }] });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it("redirects to the provider's sign-out", async () => {
    await enter('ticket');
    const signOut = (token?: string) =>
      site.graphql('mutation { signOut { signedOut leaveAt } }', {}, token ? { token } : {});
    expect((await signOut('token-kc')).data).toMatchObject({
      signOut: { signedOut: true, leaveAt: 'https://giris.example/end' },
    });
    expect((await signOut()).data).toMatchObject({ signOut: { signedOut: true, leaveAt: null } });
  });

  const password = 'uzun bir parola';
  it.each([
    ['/auth/login', { username: 'deniz', password }],
    ['/auth/register', { username: 'yeni', emailAddress: 'y@p.example', password, passwordAgain: password }],
    ['/auth/forgot-password', { email: 'y@p.example' }],
    ['/auth/activation-mail', { email: 'y@p.example' }],
    ['/auth/change/password', { token: 't', password }],
    ['/ajax/service', { type: 'forgot_pw', data: 'y@p.example' }],
    ['/set/user/password', { oldPassword: 'x', password, passwordAgain: password }],
  ])('the legacy call %s names the page where it can be done instead', async (path, fields) => {
    site.sessions.set('token-1', { id: 'session-1', member });
    const answer = await site.post(path, fields, { token: 'token-1' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        success: false,
        code: 'SIGN_IN_ELSEWHERE',
        link: '/giris-yap',
        error: 'Giriş, kayıt ve şifre işlemleri giriş sayfamızda yapılıyor.',
        message: 'Giriş, kayıt ve şifre işlemleri giriş sayfamızda yapılıyor.',
      },
    ]);
  });
});

describe('the back-channel logout', () => {
  const tell = (logoutToken: string, at = site) =>
    fetch(`${at.url}/auth/keycloak/logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: logoutToken }),
      headers: { cookie: 'sid=token-1' },
    });

  it('forwards the token of a server that sends neither origin nor cookie', async () => {
    const answer = await tell('good');
    expect([answer.status, await answer.text(), asked]).toMatchObject([200, '', [{ logoutToken: 'good' }]]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 400 to any other token, and 503 while it cannot be checked', async () => {
    expect((await tell('bad')).status).toBe(400);
    expect((await tell('')).status).toBe(400);
    site.peers.reachable(AccountsService, false);
    expect((await tell('good')).status).toBe(503);
    site.peers.reachable(AccountsService, true);
  });

  it('counts only refused tokens, whatever else the address has done', async () => {
    const most = [{ max: 2, windowMs: 60_000 }];
    const own = await startSite({ config: { limits: { address: most, refusedLogouts: most } } });
    own.peers.fake(AccountsService, {
      async endSessionsByProvider({ logoutToken }) {
        if (logoutToken !== 'good') throw new DomainError('FORBIDDEN');
        return { count: 1 };
      },
    });
    const statuses = [];
    for (const token of ['good', 'good', 'good', 'bad', 'good', 'bad', 'bad', 'good'])
      statuses.push((await tell(token, own)).status);
    own.clock.advance(60_000);
    statuses.push((await tell('good', own)).status);
    await own.close();
    expect(statuses).toEqual([200, 200, 200, 400, 200, 400, 429, 429, 200]);
  });
});
