import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { Audience, MemberChangedSchema, AccountsService, readChange, topics, wakes } from '@seyir/proto';
import { aMember, memberId, passwordOf, problems, startAccounts, type Running } from './fixtures.js';
import { post, tokenOf } from './post.js';

const many = { max: 1_000, windowMs: 60_000 };
const free = { addressPerMinute: 1e6, addressPerHour: 1e6, accountPerHour: 1e6, accountFree: 1e6 };
const letters = post();

let running: Running;
let next = 100;
/** A member used only by this test. */
let n: number;
beforeAll(async () => {
  running = await startAccounts(
    {
      login: free,
      joining: { register: many, mail: many },
      origin: () => 'https://seyir.example',
    },
    { mailer: letters.mailer },
  );
});
beforeEach(async () => {
  n = next++;
  await running.importer.importMembers({ members: [aMember(n)] });
});
afterAll(() => running.close());

const as = (place: number, sessionId = 'session') =>
  running.bench.client(AccountsService, { memberId: memberId(place), sessionId, roles: ['member'] });
const me = () => as(n);
const given = { name: 'Deniz', about: 'Geceleri izler.', country: 'Türkiye' };

describe('the profile', () => {
  it('A-15 is saved: display name, about and country; other services get the change', async () => {
    const versions: number[] = [];
    const woken: string[] = [];
    const subscription = await running.bench.bus.subscribe(`test-${n}`, [topics.member.name], (event) => {
      const told = fromBinary(MemberChangedSchema, event.data);
      if (told.memberId === memberId(n)) versions.push(told.version);
      return Promise.resolve();
    });
    const listening = await running.bench.live.listen(
      wakes.members,
      (hint) => void woken.push(...(readChange(hint).ids ?? [])),
    );
    const { account } = await me().updateProfile({ ...given, name: '  Deniz  ' });
    expect(account?.member).toMatchObject(given);
    expect((await me().getAccount({})).account?.member).toMatchObject(given);
    expect((await running.visitor.getMembers({ ids: [memberId(n)] })).members[0]).toMatchObject(given);
    await letters.until(() => (versions.includes(2) && woken.includes(memberId(n)) ? true : undefined));
    await subscription.close();
    await listening.close();
  });

  it.each([
    ['name', '', 'required'],
    ['name', ' ', 'required'],
    ['name', 'x'.repeat(51), 'too_long'],
    ['name', 'iki\nsatır', 'invalid'],
    ['name', '\u202eineD', 'invalid'],
    ['name', '\u3164\u200b', 'required'],
    ['about', '👩‍👩‍👧'.repeat(501), 'too_long'],
    ['country', 'x'.repeat(61), 'too_long'],
    ['birthYear', 1800, 'invalid'],
    ['birthYear', 2999, 'invalid'],
  ])('A-17 refuses %s %j', async (field, value, problem) => {
    expect(await problems(me().updateProfile({ ...given, [field]: value }))).toEqual({ [field]: problem });
  });

  it.each(['zeynep.mod', 'Seyir Ekibi', 'Аdmin', 'Editör'])(
    'reserves the name %s for staff',
    async (name) => {
      await expect(me().updateProfile({ ...given, name })).rejects.toMatchObject({
        code: 'NAME_RESERVED',
        details: { fields: { name: 'reserved' } },
      });
      await running.sql(`UPDATE member SET roles = '{moderator}' WHERE id = $1`, memberId(n));
      expect((await me().updateProfile({ ...given, name })).account?.member?.name).toBe(name);
    },
  );

  it('removes bidirectional control characters from a text, and stores an invisible text as empty', async () => {
    const { account } = await me().updateProfile({ ...given, about: 'a\u202eb', country: '\u200b' });
    expect(account?.member).toMatchObject({ about: 'ab', country: '' });
  });

  it('accepts 500 graphemes of about, of any characters', async () => {
    const about = '👩‍👩‍👧'.repeat(500);
    expect((await me().updateProfile({ ...given, about })).account?.member?.about).toBe(about);
  });

  it('A-16 keeps the username: no call has a field for it', () => {
    const { fields } = AccountsService.method.updateProfile.input;
    expect(fields.map(({ name }) => name)).toEqual(['name', 'about', 'country', 'birth_year', 'email']);
  });

  it('shows the year of birth only to its member, who can remove it', async () => {
    expect((await me().updateProfile({ ...given, birthYear: 1990 })).account?.birthYear).toBe(1990);
    expect((await me().updateProfile(given)).account?.birthYear).toBe(1990);
    const { profile } = await as(1).getProfile({ username: `uye.${n}` });
    expect(inspect(profile, { depth: 9 })).not.toContain('1990');
    expect((await me().updateProfile({ ...given, birthYear: 0 })).account?.birthYear).toBe(0);
  });
});

describe('the social links', () => {
  const links = {
    facebook: 'https://facebook.com/deniz',
    twitter: 'https://x.com/deniz',
    instagram: 'http://instagram.com/deniz',
  };

  it('A-18 are all three set, shown on the page and removed together', async () => {
    expect((await me().setSocialLinks({ links })).account?.links).toMatchObject(links);
    const { profile } = await running.visitor.getProfile({ username: `uye.${n}` });
    expect(profile?.links).toMatchObject(links);
    const none = { facebook: '', twitter: '', instagram: '' };
    expect((await me().setSocialLinks({ links: none })).account?.links).toMatchObject(none);
  });

  it.each([
    ['facebook', 'https://www.facebook.com/profile.php?id=1'],
    ['facebook', 'https://tr-tr.facebook.com/deniz'],
    ['twitter', 'https://mobile.twitter.com/deniz'],
    ['instagram', 'https://www.instagram.com/deniz/?hl=tr'],
  ])('of %s may be %s', async (network, link) => {
    const given = { ...links, [network]: link };
    expect((await me().setSocialLinks({ links: given })).account?.links).toMatchObject(given);
  });

  it('to other sites have another error than invalid addresses', async () => {
    const given = { ...links, twitter: 'https://facebook.com/l.php?u=https://a.example', instagram: 'deniz' };
    expect(await problems(me().setSocialLinks({ links: given }))).toEqual({
      twitter: 'foreign',
      instagram: 'invalid',
    });
  });

  it('that were stored before and lead to other sites are not shown on the page', async () => {
    await me().setSocialLinks({ links });
    await running.sql(`UPDATE member SET facebook = 'http://169.254.169.254/' WHERE id = $1`, memberId(n));
    const { profile } = await running.visitor.getProfile({ username: `uye.${n}` });
    expect(profile?.links).toMatchObject({ ...links, facebook: '' });
  });

  it('A-19 are refused when one of them is missing', async () => {
    expect(await problems(me().setSocialLinks({ links: { ...links, twitter: ' ' } }))).toEqual({
      twitter: 'required',
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://dosya.example/x',
    'https://deniz:parola@instagram.com/',
    'https://tek',
    'instagram.com/deniz',
    'https://instagram.com/ b',
    `https://instagram.com/${'x'.repeat(200)}`,
    'http://169.254.169.254/',
    'http://[::1]/',
    'https://instagram.com.a.example/deniz',
    'https://a.example/instagram.com',
    'https://l.instagram.com/?u=https://a.example',
    'https://instagram.com:8443/deniz',
    'https://instagram.com/%0d%0aX',
    'https://instagram.com/%E2%80%AEzined',
    'https://instagram.com/deniz\u202e',
    'https://instagram.com\\@a.example/',
    'https://x.com/deniz',
  ])('refuse %s', async (instagram) => {
    expect(await problems(me().setSocialLinks({ links: { ...links, instagram } }))).toHaveProperty(
      'instagram',
    );
  });
});

describe('privacy', () => {
  it.each([
    [Audience.EVERYONE, [true, true, true]],
    [Audience.MEMBERS, [false, true, true]],
    [Audience.NOBODY, [false, false, true]],
  ])('of %i shows the page to a visitor, another member and oneself: %j', async (profile, expected) => {
    await me().updateProfile(given);
    await me().setPrivacy({ privacy: { profile, indexed: true } });
    const seen = await Promise.all(
      [running.visitor, as(1), me()].map(
        async (client) => (await client.getProfile({ username: `uye.${n}` })).profile,
      ),
    );
    expect(seen.map((page) => page?.hidden === false)).toEqual(expected);
    expect(seen.map((page) => page?.member?.about === given.about)).toEqual(expected);
    expect(seen.map((page) => page?.member?.country === given.country)).toEqual(expected);
    expect(seen.map((page) => page?.member?.name)).toEqual(['Deniz', 'Deniz', 'Deniz']);
  });

  it('excludes the page from search engines if set, or if not everyone may see it', async () => {
    const indexed = async () => (await running.visitor.getProfile({ username: `uye.${n}` })).profile?.indexed;
    expect(await indexed()).toBe(true);
    await me().setPrivacy({ privacy: { profile: Audience.EVERYONE, indexed: false } });
    expect(await indexed()).toBe(false);
    await me().setPrivacy({ privacy: { profile: Audience.MEMBERS, indexed: true } });
    expect(await indexed()).toBe(false);
  });

  it('sends other services the audience of the profile', async () => {
    const social = running.bench.serviceClient(AccountsService, 'social');
    const sent = async () => {
      const { records } = await social.snapshot({ topic: topics.member.name, limit: 1_000 });
      return records
        .map(({ data }) => fromBinary(MemberChangedSchema, data))
        .find((changed) => changed.memberId === memberId(n));
    };
    await me().setPrivacy({ privacy: { profile: Audience.NOBODY, indexed: true } });
    const before = await sent();
    expect(before?.profile).toBe(Audience.NOBODY);
    await me().setPrivacy({ privacy: { profile: Audience.EVERYONE, indexed: true } });
    expect(await sent()).toMatchObject({ profile: Audience.EVERYONE, version: before!.version + 1 });
  });

  it('is NOT_FOUND for an unknown member, and banned members have no page', async () => {
    expect(await problems(me().setPrivacy({ privacy: { profile: 9 as Audience } }))).toEqual({
      profile: 'invalid',
    });
    await running.sql(`UPDATE member SET banned_at = now() WHERE id = $1`, memberId(n));
    expect(await problems(running.visitor.getProfile({ username: `uye.${n}` }))).toBe('NOT_FOUND');
    expect(await problems(running.visitor.getProfile({ username: 'hickimse' }))).toBe('NOT_FOUND');
  });
});

describe('the avatar', () => {
  const name = '2026-11-20/9b2f6a5e-0000-4000-8000-000000000001.webp';
  const image = `avatars/u/${name}`;

  it('A-20 is a stored image, and an empty name removes it', async () => {
    expect(await problems(me().setAvatar({ avatar: image.replace('1.webp', '2.webp') }))).toEqual({
      avatar: 'invalid',
    });
    await running.bench.platform('accounts').blobs.put(`images/${image}`, Buffer.from('x'), 'image/webp');
    expect((await me().setAvatar({ avatar: image })).member?.avatar).toBe(image);
    expect((await me().getAccount({})).account?.member?.avatar).toBe(image);
    expect((await me().setAvatar({ avatar: '' })).member?.avatar).toBe('');
  });

  it.each(['../x.webp', 'avatars/1.webp', '/etc/passwd', `${image}/../x`, 'https://a.example/x.webp'])(
    'is not %s',
    async (avatar) => {
      expect(await problems(me().setAvatar({ avatar }))).toEqual({ avatar: 'invalid' });
    },
  );
});

describe('the e-mail address', () => {
  const address = () => `uye${n}@posta.example`;
  const fresh = () => `yeni${n}@posta.example`;
  const link = async () => {
    await me().requestEmailChange({ email: fresh() });
    return letters.mail(fresh());
  };

  it('A-15 changes when it is confirmed from the new address with the password; the old address gets a mail', async () => {
    const mail = await link();
    expect(mail.text).toContain('https://seyir.example/e-posta-onayla?token=');
    const token = tokenOf(mail);
    expect((await me().getAccount({})).account).toMatchObject({ email: address(), pendingEmail: fresh() });
    expect(await problems(running.visitor.confirmEmail({ token, password: 'yanlış parola' }))).toEqual({
      password: 'wrong',
    });
    expect((await me().getAccount({})).account?.email).toBe(address());
    const confirmed = await running.visitor.confirmEmail({ token, password: passwordOf(n) });
    expect(confirmed.email).toBe(fresh());
    expect((await me().getAccount({})).account).toMatchObject({ email: fresh(), pendingEmail: '' });
    expect((await letters.mail(address())).subject).toBe('Seyir hesabının e-posta adresi değişti');
    expect((await running.signIn(n, { login: fresh() })).token).not.toBe('');
    expect(await problems(running.signIn(n, { login: address() }))).toBe('INVALID_CREDENTIALS');
  });

  it('has links of one use and one hour, alone for their purpose', async () => {
    const token = tokenOf(await link());
    expect(await problems(running.visitor.activate({ token }))).toBe('LINK_EXPIRED');
    const reset = running.visitor.changePasswordByToken({ token, password: 'yepyeni bir parola' });
    expect(await problems(reset)).toBe('LINK_EXPIRED');
    running.bench.clock.advance(3_600_001);
    const confirm = (given: string) =>
      running.visitor.confirmEmail({ token: given, password: passwordOf(n) });
    expect(await problems(confirm(token))).toBe('LINK_EXPIRED');
    await me().requestEmailChange({ email: fresh() });
    const again = tokenOf(await letters.mail(fresh(), 2));
    const answers = await Promise.all(Array.from({ length: 4 }, () => problems(confirm(again))));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  it('takes links that went to the old address out of use', async () => {
    await running.visitor.requestPasswordReset({ email: address() });
    const reset = tokenOf(await letters.mail(address()));
    await running.visitor.confirmEmail({ token: tokenOf(await link()), password: passwordOf(n) });
    expect(
      await problems(running.visitor.changePasswordByToken({ token: reset, password: 'x'.repeat(12) })),
    ).toBe('LINK_EXPIRED');
  });

  it('of another member gets the usual answer, and its owner gets a mail', async () => {
    await running.importer.importMembers({ members: [aMember(next++)] });
    const taken = `uye${next - 1}@posta.example`;
    expect(await me().requestEmailChange({ email: taken })).toEqual(
      await me().requestEmailChange({ email: fresh() }),
    );
    const mail = await letters.mail(taken);
    expect(mail.subject).toBe('Bu adresin bir Seyir hesabı zaten var');
    expect(tokenOf(mail)).toBe('');
  });

  it('A-15 is also requested by the profile, if it is a new one', async () => {
    const saved = (email: string) => me().updateProfile({ ...given, email });
    expect((await saved(address().toLocaleUpperCase('en-US'))).emailAsked).toBe(false);
    expect((await saved(fresh())).emailAsked).toBe(true);
    expect(tokenOf(await letters.mail(fresh()))).not.toBe('');
    expect((await me().getAccount({})).account?.email).toBe(address());
    expect(await problems(saved('posta'))).toEqual({ email: 'invalid' });
  });

  it('is refused if it is invalid', async () => {
    expect(await problems(me().requestEmailChange({ email: ' ' }))).toEqual({ email: 'required' });
    expect(await problems(me().requestEmailChange({ email: 'a@b\nBcc: c@d.e' }))).toEqual({
      email: 'invalid',
    });
  });
});

describe('the password', () => {
  const chosen = 'bambaşka bir parola';
  const change = (over: object = {}) => ({ oldPassword: passwordOf(n), password: chosen, ...over });

  it('A-21 changes with the current one: every other session ends, and the member gets a mail', async () => {
    const here = await running.signIn(n);
    const there = await running.signIn(n);
    const client = as(n, here.session?.id);
    expect(await problems(client.changePassword(change({ oldPassword: 'yanlış' })))).toEqual({
      oldPassword: 'wrong',
    });
    await client.changePassword(change());
    expect((await running.visitor.getSession({ token: here.token })).session?.id).toBe(here.session?.id);
    expect((await running.visitor.getSession({ token: there.token })).ended).toBe(true);
    expect(await problems(running.signIn(n))).toBe('INVALID_CREDENTIALS');
    expect((await running.signIn(n, { password: chosen })).token).not.toBe('');
    expect((await letters.mail(`uye${n}@posta.example`)).subject).toBe('Seyir şifren değişti');
  });

  it.each([
    [{ oldPassword: '' }, { oldPassword: 'required' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: 'yedi+ha' }, { password: 'too_short' }],
    [{ password: 'galatasaray1905' }, { password: 'guessable' }],
  ])('refuses %j', async (over, expected) => {
    expect(await problems(me().changePassword(change(over)))).toEqual(expected);
    expect((await running.signIn(n)).token).not.toBe('');
  });
});
