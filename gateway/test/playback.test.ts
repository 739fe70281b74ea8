import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlaybackService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const preRoll = `query ($titleId: ID!, $seen: [ID!]!) {
  preRoll(titleId: $titleId, seen: $seen) { variant adverts { id link time video image } }
}`;
const count = `mutation ($input: CountAdvertInput!) { countAdvert(input: $input) { advertId } }`;

describe('adverts', () => {
  it('V-10 V-15 carry link, time, an address of their video or image, and the variant', async () => {
    const { data } = await site.graphql(preRoll, { titleId: 'title-1', seen: [] });
    expect(data?.['preRoll']).toEqual({
      variant: 'AFTER_FIVE',
      adverts: [
        {
          id: 'advert-1',
          link: 'https://reklam.example/1',
          time: 8,
          video: expect.stringMatching(/^\/m\/[^/]+\/tanitim\/ad%201\.mp4$/),
          image: '/i/ad.webp',
        },
        { id: 'advert-2', link: '/istek', time: 5, video: null, image: '/i/ad-2.webp' },
      ],
    });
  });

  it('V-09 are none on other pages, and none for a browser that has seen them', async () => {
    for (const asked of [
      { titleId: 'title-2', seen: [] },
      { titleId: 'title-1', seen: ['advert-1'] },
    ])
      expect(await site.graphql(preRoll, asked)).toMatchObject({ data: { preRoll: null } });
  });

  it('keep nobody from the episode while playback cannot tell', async () => {
    site.peers.reachable(PlaybackService, false);
    const { data, errors } = await site.graphql(preRoll, { titleId: 'title-1', seen: [] });
    site.peers.reachable(PlaybackService, true);
    expect([data, errors]).toEqual([{ preRoll: null }, undefined]);
  });

  it('count what happened, of known adverts alone', async () => {
    const input = { advertId: 'advert-1', moment: 'IMPRESSION', idempotencyKey: 'showing-1' };
    expect(await site.graphql(count, { input })).toMatchObject({
      data: { countAdvert: { advertId: 'advert-1' } },
    });
    const { errors } = await site.graphql(count, { input: { ...input, advertId: 'yok' } });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

it('V-03 V-04 V-05 a group names its videos with tiers, lock and a signed download where there is one', async () => {
  const answer = await (await site.post('/get/video/group', { hash: 'group-hash' })).json();
  expect(answer).toMatchObject({
    success: true,
    videos: [
      {
        name: 'Ana',
        link: 'source-1',
        tiers: '["1080p","720p"]',
        lock: '0',
        download: expect.stringMatching(/^\/m\/[^/]+\/deniz-01\/tamami\.mp4$/),
      },
      { name: 'Kilitli', lock: '1', download: null },
      { name: 'Gömülü', tiers: '[]', download: null },
    ],
  });
});
