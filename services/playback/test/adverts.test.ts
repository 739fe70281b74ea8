import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { AdvertMoment, AdvertVariant, PlaybackService, TitleKind, type PlacementSchema } from '@seyir/proto';
import { aTitle, id, memberId, startPlayback, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startPlayback([], [aTitle(32), aTitle(98), aTitle(99)]);
});
afterAll(() => running.close());

const advertId = (n: number) => id('adad', n);

const anAdvert = (n: number, over = {}) => ({
  id: advertId(n),
  link: `https://reklam.example/${n}`,
  seconds: 8,
  video: '',
  image: `ad-${n}.webp`,
  ...over,
});

/** A placement with its own ids before title n, with two adverts: an image and a video. */
const aPlacement = (
  n: number,
  over: MessageInitShape<typeof PlacementSchema> = {},
): MessageInitShape<typeof PlacementSchema> => ({
  id: id('ffff', n),
  name: `Yer ${n}`,
  variant: AdvertVariant.OWN_TIME,
  titleIds: [titleId(n)],
  adverts: [anAdvert(n * 10), anAdvert(n * 10 + 1, { video: 'tanitim/ad.mp4', image: '' })],
  ...over,
});

const editor = () =>
  running.bench.client(PlaybackService, {
    memberId: memberId(70),
    sessionId: 'editor',
    roles: ['member', 'editor'],
  });
const set = (...placements: MessageInitShape<typeof PlacementSchema>[]) =>
  running.importer.importPlacements({ placements });
const before = (n: number, seen: string[] = []) => ({ titleId: titleId(n), seen });
const idsOf = async (client: Running['visitor'], wish: ReturnType<typeof before>) =>
  (await client.getPreRoll(wish)).adverts.map((advert) => advert.id);
const countsOf = async (n: number) => {
  const { counts } = await editor().listPlacements({});
  return counts.find((one) => one.advertId === advertId(n));
};

describe('the adverts before an episode', () => {
  it('V-09 V-10 V-15 are a placement with its variant and adverts, only before its titles', async () => {
    await set(aPlacement(1, { variant: AdvertVariant.AFTER_FIVE }));
    const answer = await running.visitor.getPreRoll(before(1));
    expect(answer).toMatchObject({
      variant: AdvertVariant.AFTER_FIVE,
      adverts: [
        { link: 'https://reklam.example/10', seconds: 8, video: '', image: 'ad-10.webp' },
        { link: 'https://reklam.example/11', seconds: 8, video: 'tanitim/ad.mp4', image: '' },
      ],
    });
    expect(await idsOf(running.visitor, before(2))).toEqual([]);
    expect(await idsOf(running.visitor, { ...before(2), titleId: 'x' })).toEqual([]);
  });

  it('V-09 apply to all titles of a kind, but a placement for the title has priority', async () => {
    await set(aPlacement(30, { titleIds: [], kinds: [TitleKind.ANIME] }), aPlacement(32));
    expect(await idsOf(running.visitor, before(98))).toEqual([advertId(300), advertId(301)]);
    expect(await idsOf(running.visitor, before(32))).toEqual([advertId(320), advertId(321)]);
    expect(await idsOf(running.visitor, before(99))).toEqual([]);
    await set(aPlacement(30, { titleIds: [titleId(30)] }));
  });

  it('V-09 respect the cap of a member until a day has passed, whatever the browser sends', async () => {
    await set(aPlacement(3, { perDay: 2 }));
    const member = running.as(3);
    const see = (n: number) => member.countAdvert({ advertId: advertId(n), moment: AdvertMoment.IMPRESSION });
    await see(30);
    await see(31);
    expect(await idsOf(member, before(3, [advertId(30), advertId(30)]))).toEqual([
      advertId(30),
      advertId(31),
    ]);
    await see(30);
    expect(await idsOf(member, before(3))).toEqual([advertId(31)]);
    await see(31);
    expect(await idsOf(member, before(3))).toEqual([]);
    expect(await idsOf(running.as(4), before(3))).toHaveLength(2);
    running.bench.clock.advance(24 * 3_600_000);
    expect(await idsOf(member, before(3))).toHaveLength(2);
    await see(30);
    expect(await idsOf(member, before(3))).toHaveLength(2);
    running.bench.clock.advance(-24 * 3_600_000);
  });

  it("V-09 respect the cap of a visitor by the browser's list", async () => {
    await set(aPlacement(5, { perDay: 1 }));
    expect(await idsOf(running.visitor, before(5, [advertId(50)]))).toEqual([advertId(51)]);
    expect(await idsOf(running.visitor, before(5, [advertId(50), advertId(51)]))).toEqual([]);
    await expect(
      running.visitor.getPreRoll(
        before(
          5,
          Array.from({ length: 201 }, () => 'x'),
        ),
      ),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('counting', () => {
  it('counts impressions, skips and clicks, also concurrent ones, and refuses an unknown advert', async () => {
    await set(aPlacement(6));
    const count = (moment: AdvertMoment) => running.visitor.countAdvert({ advertId: advertId(60), moment });
    await Promise.all(Array.from({ length: 20 }, () => count(AdvertMoment.IMPRESSION)));
    await count(AdvertMoment.SKIP);
    await count(AdvertMoment.CLICK);
    await count(AdvertMoment.CLICK);
    expect(await countsOf(60)).toMatchObject({ impressions: 20n, skips: 1n, clicks: 2n });
    for (const unknown of [advertId(999), 'x', ''])
      await expect(
        running.visitor.countAdvert({ advertId: unknown, moment: AdvertMoment.SKIP }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(running.visitor.countAdvert({ advertId: advertId(60) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('counts a repeated call with one key once', async () => {
    await set(aPlacement(7, { perDay: 1 }));
    const member = running.as(7);
    const request = { advertId: advertId(70), moment: AdvertMoment.IMPRESSION };
    await Promise.all([1, 2, 3].map(() => member.countAdvert(request, { idempotencyKey: 'showing-1' })));
    expect((await countsOf(70))?.impressions).toBe(1n);
    expect(await idsOf(member, before(7))).toEqual([advertId(71)]);
  });
});

describe('importing placements', () => {
  it('is idempotent, replaces a placement as a whole, and keeps the counts of withdrawn adverts', async () => {
    const both = aPlacement(8);
    expect(await set(both)).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
    expect(await set(both)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    await running.visitor.countAdvert({ advertId: advertId(80), moment: AdvertMoment.CLICK });
    expect(await set(aPlacement(8, { adverts: [anAdvert(81)] }))).toMatchObject({ updated: 1 });
    expect(await idsOf(running.visitor, before(8))).toEqual([advertId(81)]);
    expect(await countsOf(80)).toMatchObject({ clicks: 1n });
    await set(both);
    expect(await idsOf(running.visitor, before(8))).toEqual([advertId(80), advertId(81)]);
    expect((await editor().listPlacements({})).placements.find(({ name }) => name === 'Yer 8')).toMatchObject(
      both,
    );
  });

  const bad = (over: object) => ({ adverts: [anAdvert(95, over)] });
  it.each([
    ['a script as a link', bad({ link: 'javascript:alert(1)' })],
    ['another host by two slashes', bad({ link: '//evil.example' })],
    ['a link without encryption', bad({ link: 'http://reklam.example' })],
    ['no time', bad({ seconds: 0 })],
    ['a time beyond two minutes', bad({ seconds: 121 })],
    ['neither video nor image', bad({ image: '' })],
    ['a video elsewhere', bad({ video: 'https://evil.example.org/a.mp4' })],
    ['an image elsewhere', bad({ image: 'https://evil.example.org/a.webp' })],
    ['a climbing image', bad({ image: '../a.webp' })],
    ['one advert twice', { adverts: [anAdvert(95), anAdvert(95)] }],
    ['no name', { name: '' }],
    ['no variant', { variant: AdvertVariant.UNSPECIFIED }],
    ['no id of a title', { titleIds: ['x'] }],
  ])('refuses %s, and everything else of that import', async (_, over) => {
    await expect(set(aPlacement(90), aPlacement(95, over))).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await idsOf(running.visitor, before(90))).toEqual([]);
  });
});
