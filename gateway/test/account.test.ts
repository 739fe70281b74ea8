import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { AccountsService, changedIds, wakes } from '@seyir/proto';
import { eventually } from '@seyir/kit/testing/stateless';
import { startSite, type Site } from './support/site.js';

/** Calls of the bot check, and its answer. */
const asked: [action: string, answer: string | undefined][] = [];
let answer: () => Promise<boolean>;
let site: Site;
beforeAll(async () => {
  site = await startSite({
    captcha: {
      challenge: (action) => Promise.resolve(`challenge of ${action}`),
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

const member = { token: 'token-1' };
const legacy = async (path: string, fields: object, options = {}) =>
  (await (await site.post(path, fields, options)).json()) as Record<string, unknown>;

describe('/auth/login', () => {
  const login = { username: 'deniz', password: 'dogru-sifre' };

  it.each(['username', 'password'])('A-05 is refused without %s', async (field) => {
    expect(await legacy('/auth/login', { ...login, [field]: '' })).toMatchObject({
      success: false,
      message: 'Lütfen gerekli alanları doldurunuz !',
      fields: { [field]: 'Bu alan gerekli.' },
    });
    expect(site.peers.calls).toEqual([]);
  });

  it('A-06 remembers for 30 days if requested, otherwise until the browser closes', async () => {
    const cookie = async (remember: string) =>
      (await site.post('/auth/login', { ...login, remember })).headers.get('set-cookie') ?? '';
    expect(await cookie('1')).toContain('Max-Age=2592000');
    expect(await cookie('0')).not.toContain('Max-Age');
  });

  it('A-10 asks for the bot check of its action', async () => {
    answer = () => Promise.resolve(false);
    expect(await legacy('/auth/login', { ...login, recaptcha_response_field: 'token' })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
    expect(asked).toEqual([['login', 'token']]);
    expect(site.peers.calls).toEqual([]);
  });
});

it.each([
  [
    '/auth/register',
    'register',
    {
      username: 'yeni_uye',
      emailAddress: 'yeni@posta.example',
      password: 'uzun bir parola',
      passwordAgain: 'uzun bir parola',
    },
  ],
  ['/auth/forgot-password', 'login', { email: 'deniz@posta.example' }],
  ['/auth/activation-mail', 'login', { email: 'deniz@posta.example' }],
] as const)(
  'A-11 A-12 %s asks for the bot check of the action %s before anything is done',
  async (path, action, fields) => {
    answer = () => Promise.resolve(false);
    expect(await legacy(path, { ...fields, recaptcha_response_field: 'token' })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    });
    expect(asked).toEqual([[action, 'token']]);
    expect(site.peers.calls).toEqual([]);
  },
);

describe('/set/user/info', () => {
  const given = {
    profileName: 'Deniz Kaya',
    emailAddress: 'deniz@posta.example',
    about: '',
    country: 'Türkiye',
  };

  it('A-15 saves name, about and country, and ignores an unchanged address', async () => {
    expect(await legacy('/set/user/info', given, member)).toMatchObject({
      success: true,
      message: 'Bilgilerin kaydedildi.',
    });
  });

  it('A-15 requires the confirmation of a new address', async () => {
    const changed = { ...given, emailAddress: 'yeni@posta.example' };
    expect((await legacy('/set/user/info', changed, member))['message']).toContain(
      'onaylayınca geçerli olacak',
    );
  });

  it.each(['profileName', 'emailAddress'])('A-17 is refused without %s', async (field) => {
    expect(await legacy('/set/user/info', { ...given, [field]: ' ' }, member)).toMatchObject({
      success: false,
      message: 'Lütfen gerekli alanları boş bırakmayınız !',
      fields: { [field]: 'Bu alan gerekli.' },
    });
    expect(site.peers.calls.filter((call) => !call.endsWith('/getSession'))).toEqual([]);
  });

  it('A-16 ignores a username', async () => {
    let seen: object = {};
    site.peers.fake(AccountsService, {
      updateProfile: (request) => {
        seen = request;
        return Promise.resolve({ account: {} });
      },
    });
    await legacy('/set/user/info', { ...given, username: 'baska' }, member);
    expect(seen).toMatchObject({ name: 'Deniz Kaya' });
    expect(Object.keys(seen)).not.toContain('username');
  });
});

describe('the social links', () => {
  const links = { facebook: 'https://a.example/1', twitter: 'https://a.example/2', instagram: '' };

  it('A-19 are refused by the older call when one is missing, with its own text', async () => {
    expect(await legacy('/ajax/service', { type: 'addSocial', ...links }, member)).toMatchObject({
      success: false,
      message: 'Üç bağlantıyı da doldur.',
      fields: { instagram: 'Bu alan gerekli.' },
    });
  });

  it('A-18 are removed only by the settings', async () => {
    const none = { facebook: '', twitter: '', instagram: '' };
    const { data } = await site.graphql(
      'mutation ($input: SocialLinksInput!) { setSocialLinks(input: $input) { account { links { twitter } } } }',
      { input: none },
      member,
    );
    expect(data).toEqual({ setSocialLinks: { account: { links: { twitter: '' } } } });
  });
});

it('A-21 shows a wrong password at its field, in both APIs', async () => {
  const wrong = { oldPassword: 'yanlış', password: 'uzun bir parola', passwordAgain: 'uzun bir parola' };
  expect(await legacy('/set/user/password', wrong, member)).toMatchObject({
    success: false,
    fields: { oldPassword: 'Şifre yanlış.' },
  });
  const { errors } = await site.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }',
    { input: { ...wrong, passwordAgain: 'başka' } },
    member,
  );
  expect(errors?.[0]?.extensions['fields']).toEqual({ passwordAgain: 'Değerler birbirini tutmuyor.' });
});

describe('/send/contact', () => {
  const message = {
    name: 'Deniz',
    email: 'deniz@posta.example',
    subject: 'Altyazı',
    message: 'Kaymış.',
    recaptcha_response_field: 'token',
  };

  it.each(['name', 'email', 'subject', 'message'])('R-06 is refused without %s', async (field) => {
    expect(await legacy('/send/contact', { ...message, [field]: ' ' })).toMatchObject({
      success: false,
      message: 'Lütfen tüm alanları doldurunuz.',
      fields: { [field]: 'Bu alan gerekli.' },
    });
    expect(site.peers.calls).toEqual([]);
  });

  it('accepts a valid idempotency key and no other', async () => {
    const keys: unknown[] = [];
    site.peers.fake(AccountsService, {
      sendContact: async (_, call) => {
        keys.push(call.idempotencyKey);
        return {};
      },
    });
    const send = (key: string) => legacy('/send/contact', message, { headers: { 'idempotency-key': key } });
    expect(await send('contact-1')).toMatchObject({ success: true });
    expect(await send('clé-12345')).toMatchObject({ code: 'BAD_INPUT' });
    expect(keys).toEqual(['contact-1']);
  });

  it('R-07 requires the bot check of its action before anything is done', async () => {
    answer = () => Promise.resolve(false);
    expect(await legacy('/send/contact', message)).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    answer = () => Promise.reject(new DomainError('TRY_AGAIN', { reason: 'the verifier is down' }));
    expect(await legacy('/send/contact', message)).toMatchObject({ code: 'TRY_AGAIN' });
    expect(site.peers.calls).toEqual([]);
    expect(new Set(asked.map(String))).toEqual(new Set(['contact,token']));
    const { data } = await site.graphql('{ captchaChallenge(action: CONTACT) }');
    expect(data).toEqual({ captchaChallenge: 'challenge of contact' });
  });

  it('R-08 is open to visitors', async () => {
    expect(await legacy('/send/contact', message)).toEqual({
      success: true,
      message: 'Mesajını aldık. En kısa sürede yanıt vereceğiz.',
    });
  });
});

describe('sessions', () => {
  it('are listed and ended by their member, with the current one marked', async () => {
    const list = '{ account { email sessions { id current } } }';
    expect((await site.graphql(list, {}, member)).data).toEqual({
      account: {
        email: 'deniz@posta.example',
        sessions: [
          { id: 'session-1', current: true },
          { id: 'session-2', current: false },
        ],
      },
    });
    const end = 'mutation ($id: ID!) { endSession(id: $id) { account { id } } }';
    expect((await site.graphql(end, { id: 'session-2' }, member)).errors).toBeUndefined();
    expect((await site.graphql(end, { id: 'session-9' }, member)).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('and all other account data are closed to a visitor', async () => {
    for (const field of [
      'query { account { email } }',
      'mutation { endOtherSessions { account { id } } }',
      'mutation { removeAvatar { account { id } } }',
      'mutation { requestEmailChange(input: {email: "a@posta.example"}) { message } }',
      'mutation { setPrivacy(input: {profile: NOBODY, indexed: false}) { account { id } } }',
    ])
      expect((await site.graphql(field)).errors?.[0]?.extensions).toMatchObject({ code: 'NO_SESSION' });
  });
});

describe('a profile', () => {
  const profile = 'query ($username: String!) { profile(username: $username) { hidden member { name } } }';
  const calls = () => site.peers.calls.filter((call) => call.endsWith('/getProfile')).length;

  it('A-22 is read as the viewer may see it; visitors share one read until something changes', async () => {
    const read = (options = {}) => site.graphql(profile, { username: 'ada' }, options);
    expect((await read()).data).toEqual({ profile: { hidden: true, member: { name: 'Ada' } } });
    expect((await read(member)).data).toEqual({ profile: { hidden: false, member: { name: 'Ada' } } });
    await read();
    expect(calls()).toBe(2);
    site.live.wake(wakes.members);
    await eventually(async () => {
      await read();
      expect(calls()).toBeGreaterThan(2);
    });
  });

  it('is null for an unknown member', async () => {
    expect((await site.graphql(profile, { username: 'hickimse' })).data).toEqual({ profile: null });
  });
});

it('a changed name is visible to its member from the next request on', async () => {
  const name = '{ viewer { member { name } } }';
  await site.graphql(name, {}, member);
  site.peers.fake(AccountsService, {
    getMembers: () => Promise.resolve({ members: [{ id: 'member-1', username: 'deniz', name: 'Yeni Ad' }] }),
  });
  site.live.wake(wakes.members, changedIds(['member-1']));
  await new Promise(setImmediate);
  expect((await site.graphql(name, {}, member)).data).toEqual({ viewer: { member: { name: 'Yeni Ad' } } });
});
