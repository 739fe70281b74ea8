import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Badge } from '@seyir/proto';
import { badgeTexts } from '../src/operations/badges/texts.js';
import { startSite, type Site } from './support/site.js';
import { member } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it('S-25: the badges of a member are a list with how each is earned; a private profile hides them', async () => {
  const query = `{ memberBadges(memberId: "${member.id}") { items { badge { name how } earnedAt } count last nextCursor }
    hidden: memberBadges(memberId: "private-1") { count } }`;
  expect((await site.graphql(query)).data).toEqual({
    memberBadges: {
      items: [
        {
          badge: { name: 'Akışa Merhaba', how: 'Bir gönderi paylaş.' },
          earnedAt: expect.stringMatching(/^2026-/),
        },
      ],
      count: 2,
      last: true,
      nextCursor: null,
    },
    hidden: null,
  });
});

it('every badge has a name and a text on how it is earned', async () => {
  const { data } = await site.graphql('{ badges { id name how } }');
  const badges = (data as unknown as { badges: { name: string; how: string }[] }).badges;
  const known = Object.values(Badge).filter((badge) => typeof badge === 'number' && badge > 0);
  expect(badges).toHaveLength(known.length);
  expect(new Set(badges.map(({ name }) => name)).size).toBe(known.length);
  expect(new Set(Object.values(badgeTexts).map(({ how }) => how)).size).toBe(known.length);
});

it('S-25: the legacy call returns further pages as markup, and nothing for an unknown member', async () => {
  const load = async (me: string, page = '1') =>
    (await site.post('/user/badges/load', { me, page })).json() as Promise<Record<string, unknown>>;
  const first = await load('deniz');
  expect(first).toMatchObject({ success: true, count: 2, message: '' });
  expect(first['theme']).toContain('data-type="badge"');
  expect(first['theme']).toContain('<strong>Akışa Merhaba</strong>');
  expect(await load('deniz', '2')).toMatchObject({
    success: true,
    last: true,
    theme: '',
    message: 'Listelenecek içerik kalmadı !',
  });
  expect(await load('yok')).toMatchObject({ success: false, code: 'NOT_FOUND' });
  expect(await load('')).toMatchObject({ success: false, code: 'BAD_INPUT' });
});
