import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
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
  it('V-10 V-15 have a link, a time, an address of their video or image, and the variant', async () => {
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

  it('V-09 are absent on other pages, and for a browser that has shown them', async () => {
    for (const asked of [
      { titleId: 'title-2', seen: [] },
      { titleId: 'title-1', seen: ['advert-1'] },
    ])
      expect(await site.graphql(preRoll, asked)).toMatchObject({ data: { preRoll: null } });
  });

  it('never block the episode while playback does not answer', async () => {
    site.peers.reachable(PlaybackService, false);
    const { data, errors } = await site.graphql(preRoll, { titleId: 'title-1', seen: [] });
    site.peers.reachable(PlaybackService, true);
    expect([data, errors]).toEqual([{ preRoll: null }, undefined]);
  });

  it('count events, only of known adverts', async () => {
    const input = { advertId: 'advert-1', moment: 'IMPRESSION', idempotencyKey: 'showing-1' };
    expect(await site.graphql(count, { input })).toMatchObject({
      data: { countAdvert: { advertId: 'advert-1' } },
    });
    const { errors } = await site.graphql(count, { input: { ...input, advertId: 'yok' } });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('a stream of an 18+ title', () => {
  const asked: boolean[] = [];
  beforeAll(() => {
    site.peers.fake(PlaybackService, {
      getStream: async ({ ageConfirmed }) => {
        asked.push(ageConfirmed === true);
        if (!ageConfirmed) throw new DomainError('AGE_UNCONFIRMED');
        return { stream: { case: 'uri', value: 'https://media.example/18/master.m3u8' } };
      },
    });
  });
  const gate = (value: string | undefined) => ({ ...(value && { headers: { cookie: `censor=${value}` } }) });
  const graphql = (value?: string) =>
    site.graphql(`query { stream(sourceHash: "source-1", episodeId: "episode-1") { hls } }`, {}, gate(value));
  const legacy = async (value?: string) =>
    (await (
      await site.post(
        '/ajax/service',
        { type: 'get_stream', vid: 'source-1', eg_id: 'episode-1' },
        gate(value),
      )
    ).json()) as Record<string, unknown>;

  it('V-18 is refused to a visitor without the cookie `censor=18`, in GraphQL and in get_stream', async () => {
    asked.length = 0;
    for (const value of [undefined, '17', '1', '180']) {
      expect((await graphql(value)).errors).toMatchObject([{ extensions: { code: 'AGE_UNCONFIRMED' } }]);
      const answer = await legacy(value);
      expect(answer).toMatchObject({ success: false, code: 'AGE_UNCONFIRMED' });
      expect(JSON.stringify(answer)).not.toContain('media.example');
    }
    expect(asked).toEqual(Array(8).fill(false));
  });

  it('V-18 plays for a visitor with it', async () => {
    const uri = 'https://media.example/18/master.m3u8';
    expect(await graphql('18')).toMatchObject({ data: { stream: { hls: uri } } });
    expect(await legacy('18')).toMatchObject({ success: true, uri });
  });
});

it('V-02 sources have the offset of their release and their health, and a failed play is counted', async () => {
  const { data } = await site.graphql(`query {
    watchPage(kind: SERIES, slug: "gece-vapuru", season: 1, number: 1) {
      sources { groups { sources { hash offset health } } }
    }
  }`);
  expect(data).toMatchObject({
    watchPage: {
      sources: {
        groups: [
          {
            sources: [
              { hash: 'source-1', offset: 4.5, health: 'POOR' },
              // A service of the previous release sends neither.
              { hash: 'source-2', offset: 0, health: 'GOOD' },
              { hash: 'source-3', offset: 0, health: 'GOOD' },
            ],
          },
        ],
      },
    },
  });
  const failed = (sourceHash: string) =>
    site.graphql(
      `mutation ($input: CountFailedPlayInput!) { countFailedPlay(input: $input) { sourceHash } }`,
      { input: { sourceHash, episodeId: 'episode-1' } },
    );
  expect(await failed('source-1')).toMatchObject({ data: { countFailedPlay: { sourceHash: 'source-1' } } });
  expect((await failed('yok')).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

it('V-03 V-04 V-05 a group lists its videos with tiers, lock and a signed download if there is one', async () => {
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

it('returns the time of the next report, from playback or 10 s by default', async () => {
  const save = async () => {
    const answer = await site.graphql(
      `mutation { savePosition(input: { episodeId: "episode-1", positionSeconds: 90 }) { nextReportSeconds } }`,
      {},
      { token: 'token-1' },
    );
    return answer.data?.['savePosition'];
  };
  expect(await save()).toEqual({ nextReportSeconds: 10 });
  site.peers.fake(PlaybackService, { savePosition: () => Promise.resolve({ nextReportSeconds: 17 }) });
  expect(await save()).toEqual({ nextReportSeconds: 17 });
});

it('B-16 trailers are requested by one comma-separated value; frames on foreign hosts are left out', async () => {
  const query = '{ title(kind: SERIES, slug: "gece-vapuru") { trailerIds } }';
  const { data } = await site.graphql(query);
  expect(data).toEqual({ title: { trailerIds: 'trailer-1,trailer-2' } });
  const answer = await site.graphql('{ trailers(ids: "trailer-2,trailer-1,") { id name dash hls embed } }');
  expect(answer.data).toEqual({
    trailers: [
      {
        id: 'trailer-1',
        name: 'İlk fragman',
        embed: null,
        dash: expect.stringMatching(/^\/m\/.+\/iskele\/manifest\.mpd$/),
        hls: expect.stringMatching(/^\/m\/.+\/iskele\/master\.m3u8$/),
      },
    ],
  });
});
