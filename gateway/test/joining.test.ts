import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { AccountsService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

/** Calls of the bot check, and its answer. */
const asked: [action: string, answer: string | undefined][] = [];
let answer: () => Promise<boolean>;
let site: Site;
beforeAll(async () => {
  site = await startSite({
    captcha: {
      challenge: () => Promise.resolve(undefined),
      verify(action, given) {
        asked.push([action, given]);
        return answer();
      },
    },
  });
});
beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve(true);
  site.peers.calls.length = 0;
});
afterAll(() => site.close());

const registration = {
  username: 'yeni_uye',
  emailAddress: 'yeni@posta.example',
  password: 'uzun bir parola',
  passwordAgain: 'uzun bir parola',
};
const legacy = async (path: string, fields: object) =>
  (await (await site.post(path, fields)).json()) as Record<string, unknown>;

describe('the bot check', () => {
  it.each([
    ['A-11', '/auth/register', 'register', registration],
    ['A-12', '/auth/forgot-password', 'login', { email: 'a@posta.example' }],
    ['A-12', '/auth/activation-mail', 'login', { email: 'a@posta.example' }],
    ['A-12', '/ajax/service', 'login', { type: 'forgot_pw', data: 'a@posta.example' }],
  ])('%s of %s is checked with the action %s, before anything is done', async (_, path, action, fields) => {
    const given = { ...fields, recaptcha_response_field: 'token' };
    answer = () => Promise.resolve(false);
    expect(await legacy(path, given)).toMatchObject({ success: false, code: 'CAPTCHA_REQUIRED' });
    answer = () => Promise.reject(new DomainError('TRY_AGAIN', { reason: 'the verifier is down' }));
    expect(await legacy(path, given)).toMatchObject({ success: false, code: 'TRY_AGAIN' });
    expect(site.peers.calls).toEqual([]);
    answer = () => Promise.resolve(true);
    expect(await legacy(path, given)).toMatchObject({ success: true });
    expect(new Set(asked.map(String))).toEqual(new Set([`${action},token`]));
  });
});

describe('registering', () => {
  it.each(['username', 'emailAddress', 'password', 'passwordAgain'])(
    'A-07 refuses a form without %s, under the name of the page',
    async (field) => {
      expect(await legacy('/auth/register', { ...registration, [field]: '' })).toMatchObject({
        success: false,
        message: 'Lütfen gerekli alanları doldurunuz !',
        fields: { [field]: 'Bu alan gerekli.' },
      });
      expect(site.peers.calls).toEqual([]);
    },
  );

  it('refuses two different passwords, and names of pages', async () => {
    expect(await legacy('/auth/register', { ...registration, passwordAgain: 'başka' })).toMatchObject({
      fields: { passwordAgain: 'Değerler birbirini tutmuyor.' },
    });
    expect(await legacy('/auth/register', { ...registration, username: 'takvim' })).toMatchObject({
      fields: { username: 'Bu değer kullanılıyor.' },
    });
    expect(site.peers.calls).toEqual([]);
  });

  it("shows errors of accounts under the page's field names", async () => {
    site.peers.fake(AccountsService, {
      register: () => Promise.reject(new DomainError('BAD_INPUT', { fields: { email: 'invalid' } })),
    });
    expect(await legacy('/auth/register', registration)).toMatchObject({
      fields: { emailAddress: 'Bu değer geçerli değil.' },
    });
    site.peers.fake(AccountsService, { register: () => Promise.resolve({ browser: 'browser-1' }) });
  });

  it("answers as specified, in both APIs, and forwards the caller's address", async () => {
    let address = '';
    site.peers.fake(AccountsService, {
      register: (request) => {
        address = request.address;
        return Promise.resolve({ browser: 'browser-1' });
      },
    });
    const message = 'Kaydın alındı. Lütfen e-postanı kontrol et.';
    expect(await legacy('/auth/register', registration)).toEqual({ success: true, message });
    const { emailAddress: email, ...rest } = registration;
    const { data } = await site.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { message } }',
      { input: { ...rest, email } },
    );
    expect(data).toEqual({ register: { message } });
    expect(address).toBe('127.0.0.1');
  });
});

describe('the cookie of a registration', () => {
  const kept = 'registration=browser-1; Max-Age=86400; Path=/; HttpOnly; SameSite=Strict';

  it('is set by both APIs, for a day, and is hidden from scripts', async () => {
    const legacyAnswer = await site.post('/auth/register', registration);
    expect(legacyAnswer.headers.getSetCookie()).toEqual([kept]);
    const { emailAddress: email, ...rest } = registration;
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { message } }';
    const answer = await site.post('/graphql', { query, variables: { input: { ...rest, email } } });
    expect(answer.headers.getSetCookie()).toEqual([kept]);
  });

  it('is not set by a refused registration', async () => {
    const answer = await site.post('/auth/register', { ...registration, username: 'takvim' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('has a __Host- name and is Secure on an https site', async () => {
    const https = await startSite({ config: { origin: 'https://seyir.example' } });
    const headers = { host: 'seyir.example' };
    const answer = await https.post('/auth/register', registration, { headers });
    await https.close();
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-registration=browser-1; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
  });
});

describe('the links of mails', () => {
  const query =
    'mutation ($input: ActivateInput!) { activate(input: $input) { viewer { member { username } } } }';
  const session = 'sid=token-new; Path=/; HttpOnly; SameSite=Lax';
  const activate = (input: object, cookie = '') =>
    site.post('/graphql', { query, variables: { input } }, { headers: { cookie } });
  const done = { data: { activate: { viewer: { member: { username: 'deniz' } } } } };

  it("activate only by POST, and replace the registration's cookie with the session's", async () => {
    const response = await activate({ token: 'activation-1' }, 'registration=browser-1');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^registration=; .*Expires=Thu, 01 Jan 1970/),
      session,
    ]);
    expect(await response.json()).toEqual(done);
    const spent = await site.graphql(query, { input: { token: 'activation-0' } });
    expect(spent.errors?.[0]?.extensions).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('need the password in another browser, and keep its cookies until it is right', async () => {
    for (const [password, text] of [
      [undefined, 'Bu alan gerekli.'],
      ['yanlış', 'Şifre yanlış.'],
    ]) {
      const refused = await activate({ token: 'activation-1', password }, 'registration=browser-2');
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect(await refused.json()).toMatchObject({
        errors: [{ extensions: { code: 'BAD_INPUT', fields: { password: text } } }],
      });
    }
    const response = await activate({ token: 'activation-1', password: 'dogru-sifre' });
    expect(response.headers.getSetCookie()).toContain(session);
    expect(await response.json()).toEqual(done);
  });

  it('show their state in the browser that opens them', async () => {
    const look = async (token: string, cookie = '') => {
      const { data } = await site.graphql(
        'query ($token: String!) { activation(token: $token) { state username } }',
        { token },
        { headers: { cookie } },
      );
      return data?.['activation'];
    };
    const username = 'deniz';
    expect(await look('activation-1', 'registration=browser-1')).toEqual({ state: 'READY', username });
    expect(await look('activation-1')).toEqual({ state: 'PASSWORD', username });
    expect(await look('x')).toEqual({ state: 'EXPIRED', username: null });
  });

  it('A-09 refuses a new password without the password or the token', async () => {
    const fields = { password: 'uzun bir parola', token: 'reset-1' };
    for (const field of ['password', 'token'])
      expect(await legacy('/auth/change/password', { ...fields, [field]: '' })).toMatchObject({
        success: false,
        fields: { [field]: 'Bu alan gerekli.' },
      });
    expect(await legacy('/auth/change/password', fields)).toMatchObject({ success: true });
    expect(await legacy('/auth/change/password', { ...fields, token: 'x' })).toMatchObject({
      code: 'LINK_EXPIRED',
      message: 'Bu bağlantının süresi dolmuş ya da daha önce kullanılmış. Yeni bir bağlantı iste.',
    });
  });

  it('A-08 are not requested without an e-mail', async () => {
    for (const path of ['/auth/forgot-password', '/auth/activation-mail'])
      expect(await legacy(path, { email: '' })).toMatchObject({
        success: false,
        message: 'Lütfen gerekli alanları doldurunuz !',
        fields: { email: 'Bu alan gerekli.' },
      });
  });
});
