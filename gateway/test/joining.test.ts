import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { AccountsService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

/** What the bot check was asked, and what it says to it. */
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
  ])('%s of %s is asked with the action %s, before anything is done', async (_, path, action, fields) => {
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

  it('refuses two passwords that differ, and names that are pages', async () => {
    expect(await legacy('/auth/register', { ...registration, passwordAgain: 'başka' })).toMatchObject({
      fields: { passwordAgain: 'Değerler birbirini tutmuyor.' },
    });
    expect(await legacy('/auth/register', { ...registration, username: 'takvim' })).toMatchObject({
      fields: { username: 'Bu değer kullanılıyor.' },
    });
    expect(site.peers.calls).toEqual([]);
  });

  it('shows what accounts refuses under the names of the page', async () => {
    site.peers.fake(AccountsService, {
      register: () => Promise.reject(new DomainError('BAD_INPUT', { fields: { email: 'invalid' } })),
    });
    expect(await legacy('/auth/register', registration)).toMatchObject({
      fields: { emailAddress: 'Bu değer geçerli değil.' },
    });
    site.peers.fake(AccountsService, { register: () => Promise.resolve({}) });
  });

  it('answers as specified, by both doors, and hands over where the call came from', async () => {
    let address = '';
    site.peers.fake(AccountsService, {
      register: (request) => {
        address = request.address;
        return Promise.resolve({});
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

describe('the links of mails', () => {
  it('activate by POST alone, and set the cookie of a session', async () => {
    const query =
      'mutation ($token: String!) { activate(input: { token: $token }) { viewer { member { username } } } }';
    const response = await site.post('/graphql', { query, variables: { token: 'activation-1' } });
    expect(response.headers.get('set-cookie')).toBe('sid=token-new; Path=/; HttpOnly; SameSite=Lax');
    expect(await response.json()).toEqual({
      data: { activate: { viewer: { member: { username: 'deniz' } } } },
    });
    const spent = await site.graphql(query, { token: 'activation-0' });
    expect(spent.errors?.[0]?.extensions).toMatchObject({ code: 'LINK_EXPIRED' });
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

  it('A-08 are not asked for without an e-mail', async () => {
    for (const path of ['/auth/forgot-password', '/auth/activation-mail'])
      expect(await legacy(path, { email: '' })).toMatchObject({
        success: false,
        message: 'Lütfen gerekli alanları doldurunuz !',
        fields: { email: 'Bu alan gerekli.' },
      });
  });
});
