import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlaybackService, TitleMark } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
/** Writes that playback received. */
let written: unknown[] = [];
let followedBefore = false;

beforeAll(async () => {
  site = await startSite();
  site.peers.fake(PlaybackService, {
    setEpisodeWatched: ({ episodeId, watched }) => {
      written.push({ episodeId, watched });
      return Promise.resolve({
        watched: watched ?? true,
        titleId: 'title-1',
        season: 1,
        seasonWatched: false,
      });
    },
    setSeasonWatched: ({ titleId, season, watched }) => {
      written.push({ titleId, season, watched });
      return Promise.resolve({ watched: watched ?? true, episodeIds: ['episode-1', 'episode-2'] });
    },
    setTitleMark: ({ titleId, mark, active }) => {
      written.push({ titleId, mark, active });
      const followed = mark === TitleMark.FOLLOWED && (active ?? !followedBefore);
      return Promise.resolve({
        state: {
          titleId,
          followed,
          favourite: mark === TitleMark.FAVOURITE && active === true,
          followerCount: 13,
        },
      });
    },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  written = [];
  followedBefore = false;
});

const member = { token: 'token-1' };
const call = async (path: string, fields: Record<string, string>) =>
  (await (await site.post(path, fields, member)).json()) as Record<string, unknown> & { theme: string };

describe('legacy calls of the library', () => {
  it.each(['/set/episode/watch', '/set/anime/episode/watch'])(
    'L-01 L-04 L-05 %s toggles an episode, and without one the season',
    async (path) => {
      const place = { season: '2', series_id: 'title-1' };
      expect(await call(path, { ...place, episode_id: 'episode-1' })).toMatchObject({ active: true });
      expect(await call(path, place)).toMatchObject({ active: true });
      expect(written).toEqual([
        { episodeId: 'episode-1', watched: undefined },
        { titleId: 'title-1', season: 2, watched: undefined },
      ]);
      expect(await call(path, { season: '2' })).toMatchObject({
        code: 'BAD_INPUT',
        fields: { series_id: 'Bu alan gerekli.' },
      });
    },
  );

  it('L-14 addFavorite requests the opposite of the state on the page', async () => {
    const favourite = { type: 'addFavorite', data: 'title-1' };
    expect(await call('/ajax/service', { ...favourite, status: '0' })).toMatchObject({ status: '1' });
    expect(await call('/ajax/service', { ...favourite, status: '1' })).toMatchObject({ status: '0' });
    expect(written).toEqual([
      { titleId: 'title-1', mark: TitleMark.FAVOURITE, active: true },
      { titleId: 'title-1', mark: TitleMark.FAVOURITE, active: false },
    ]);
  });

  it.each(['2', '5'])("L-16 L-17 /set/follow of type %s answers the button's text", async (type) => {
    const answer = await call('/set/follow', { type, content_id: 'title-1' });
    expect(answer).toMatchObject({ _t: 'Takip ediliyor', active: true, count: 13 });
    expect(written).toEqual([{ titleId: 'title-1', mark: TitleMark.FOLLOWED, active: undefined }]);
  });

  it.each(['2', '5'])(
    "L-17 /set/follow of type %s answers 'Takip et' once the title is not followed",
    async (type) => {
      followedBefore = true;
      const answer = await call('/set/follow', { type, content_id: 'title-1' });
      expect(answer).toMatchObject({ _t: 'Takip et', active: false });
    },
  );

  it('L-06 /watch/insert puts a title on the list, whatever its state', async () => {
    await call('/watch/insert', { content_id: 'title-1', type: '2' });
    expect(written).toEqual([{ titleId: 'title-1', mark: TitleMark.WATCH_LIST, active: true }]);
  });

  it('L-08 /set/{type}/watch/list requests the opposite of the watched state on the page', async () => {
    for (const word of ['dizi', 'series'])
      await call(`/set/${word}/watch/list`, { id: 'title-1', watched: word === 'series' ? '1' : '0' });
    const entry = { titleId: 'title-1', mark: TitleMark.ENTRY_WATCHED };
    expect(written).toEqual([
      { ...entry, active: true },
      { ...entry, active: false },
    ]);
    for (const word of ['anime', 'film', 'movie'])
      expect(await call(`/set/${word}/watch/list`, { id: 'title-1', watched: '0' })).toMatchObject({
        code: 'NOT_FOUND',
      });
    expect(await call('/set/kitap/watch/list', { id: 'title-1', watched: '0' })).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
    });
  });

  it('L-07 L-08 getList returns cards with their state, by kind and state', async () => {
    const answer = await call('/ajax/service', { type: 'getList', t: '2' });
    expect(answer).toMatchObject({
      empty: false,
      data: [{ id: 'title-1', type: 2, link: '/dizi/gece-vapuru', status: '0' }],
    });
    const watched = await call('/ajax/service', { type: 'getList', t: '2', status: '1' });
    expect(watched).toMatchObject({ data: [], empty: true });
  });

  it('L-11 the lists are paged themes, without removed titles', async () => {
    const list = await call('/get/more/watchlist', { page: '1', type: '0' });
    expect(list.theme).toMatch(/<article[^>]* data-id="title-1" data-type="2" data-status="0"/);
    expect(list.theme).toContain('data-action="/set/dizi/watch/list"');
    expect(list.theme).toContain('İzlenmedi');
    const last = await call('/get/more/lastwatch', { page: '1' });
    expect(last).toMatchObject({ count: 2, last: true });
    expect(last.theme.match(/<article/g)).toHaveLength(1);
    expect(last.theme).toContain('data-id="episode-1" data-type="episode" data-watched="1"');
    const end = await call('/get/more/lastwatch', { page: '9' });
    expect(end).toMatchObject({ last: true, theme: '', message: 'Listelenecek içerik kalmadı !' });
  });
});

describe('the library in GraphQL', () => {
  const overlay = `query ($titles: [ID!]!, $episodes: [ID!]!) {
    library(titleIds: $titles, episodeIds: $episodes, seasonsOf: "title-1") {
      titles { id inWatchList followed followerCount }
      episodes { id watched }
      seasons { id watched }
    }
  }`;
  const asked = { titles: ['title-1'], episodes: ['episode-1', 'episode-2'] };

  it('is one call per page, and none for a visitor', async () => {
    site.peers.calls.length = 0;
    const { data } = await site.graphql(overlay, asked, member);
    expect(data).toEqual({
      library: {
        titles: [{ id: 'title-1', inWatchList: true, followed: false, followerCount: 12 }],
        episodes: [
          { id: 'episode-1', watched: true },
          { id: 'episode-2', watched: false },
        ],
        seasons: [{ id: 'title-1:1', watched: true }],
      },
    });
    expect(site.peers.calls.filter((name) => name.startsWith('PlaybackService'))).toEqual([
      'PlaybackService/getLibrary',
    ]);
    const visitor = await site.graphql(overlay, asked);
    expect(visitor.data).toEqual({ library: { titles: [], episodes: [], seasons: [] } });
  });

  it('L-01 L-02 L-03 a mark returns the episode and its season, a season all its boxes', async () => {
    const episode = await site.graphql(
      `mutation { setEpisodeWatched(input: {episodeId: "episode-1", watched: true}) {
        episode { id watched } season { id watched }
      } }`,
      {},
      member,
    );
    expect(episode.data).toEqual({
      setEpisodeWatched: {
        episode: { id: 'episode-1', watched: true },
        season: { id: 'title-1:1', watched: false },
      },
    });
    const season = await site.graphql(
      `mutation { setSeasonWatched(input: {titleId: "title-1", season: 1, watched: false}) {
        season { id watched } episodes { id watched }
      } }`,
      {},
      member,
    );
    expect(season.data).toEqual({
      setSeasonWatched: {
        season: { id: 'title-1:1', watched: false },
        episodes: [
          { id: 'episode-1', watched: false },
          { id: 'episode-2', watched: false },
        ],
      },
    });
    expect(written).toEqual([
      { episodeId: 'episode-1', watched: true },
      { titleId: 'title-1', season: 1, watched: false },
    ]);
  });

  it('L-14 L-15 a mark on a title returns its state', async () => {
    const { data } = await site.graphql(
      `mutation { setTitleMark(input: {titleId: "title-1", mark: FOLLOWED, active: true}) {
        library { id followed followerCount title { name followerCount } }
      } }`,
      {},
      member,
    );
    expect(data).toEqual({
      setTitleMark: {
        library: {
          id: 'title-1',
          followed: true,
          followerCount: 13,
          title: { name: 'Gece Vapuru', followerCount: 12 },
        },
      },
    });
  });

  it('a score returns the state and the new rating, and null takes it back', async () => {
    const document = `mutation ($score: Int) { setScore(input: {titleId: "title-1", score: $score}) {
      library { id score } title { id rating scoreCount }
    } }`;
    const title = { id: 'title-1', rating: 7.3, scoreCount: 8 };
    for (const score of [9, null])
      expect((await site.graphql(document, { score }, member)).data).toEqual({
        setScore: { library: { id: 'title-1', score }, title },
      });
    for (const score of [11, -1]) {
      const { errors } = await site.graphql(document, { score }, member);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    }
  });

  it('the rating of titles is that of members; without playback titles have none', async () => {
    const query = '{ titles { items { id rating scoreCount } } }';
    const rated = async () => (await site.graphql(query)).data;
    expect(await rated()).toEqual({ titles: { items: [{ id: 'title-1', rating: 8.3, scoreCount: 7 }] } });
    site.peers.reachable(PlaybackService, false);
    expect(await rated()).toEqual({ titles: { items: [{ id: 'title-1', rating: null, scoreCount: null }] } });
    site.peers.reachable(PlaybackService, true);
  });

  it('L-11 the lists contain their titles and episodes', async () => {
    const { data } = await site.graphql(
      `{
        libraryTitles(list: WATCH_LIST, kind: SERIES) { count last items { id entryWatched title { name } } }
        lastWatched { count last items { id watchedAt episode { path } title { name } } }
      }`,
      {},
      member,
    );
    expect(data).toMatchObject({
      libraryTitles: { count: 1, last: true, items: [{ id: 'title-1', title: { name: 'Gece Vapuru' } }] },
      lastWatched: {
        items: [
          { id: 'episode-1', episode: { path: '/dizi/gece-vapuru/1-sezon/1-bolum' } },
          { id: 'episode-9', episode: null, title: null },
        ],
      },
    });
  });

  it('requires a visitor to sign in', async () => {
    for (const document of [
      '{ libraryTitles(list: FOLLOWED) { count } }',
      '{ lastWatched { count } }',
      'mutation { setTitleMark(input: {titleId: "t", mark: FAVOURITE, active: true}) { library { id } } }',
      'mutation { setScore(input: {titleId: "t", score: 5}) { library { id } } }',
      'mutation { setEpisodeWatched(input: {episodeId: "e", watched: true}) { episode { id } } }',
      'mutation { setSeasonWatched(input: {titleId: "t", season: 1, watched: true}) { season { id } } }',
    ]) {
      const { errors } = await site.graphql(document);
      expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'NO_SESSION' } })]);
    }
    expect(written).toEqual([]);
  });

  it("shows the rest of a title's page while playback does not answer", async () => {
    site.peers.reachable(PlaybackService, false);
    const { data, errors } = await site.graphql(
      '{ title(kind: SERIES, slug: "gece-vapuru") { name followerCount } }',
    );
    site.peers.reachable(PlaybackService, true);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ title: { name: 'Gece Vapuru', followerCount: null } });
  });
});

describe('the library of another member', () => {
  const query = `query ($of: ID!) { memberTitles(memberId: $of, list: FAVOURITES) {
    items { id watched score title { path } } count last } }`;

  it('is shown with the member’s scores, without titles that the catalogue lost', async () => {
    for (const as of [{}, member])
      expect((await site.graphql(query, { of: 'member-1' }, as)).data).toEqual({
        memberTitles: {
          items: [{ id: 'member-1:title-1', watched: true, score: 9, title: { path: '/dizi/gece-vapuru' } }],
          count: 2,
          last: true,
        },
      });
  });

  it('leaves no byte of it in the answer if the member hides it', async () => {
    const answer = await site.graphql(query, { of: 'private-1' }, member);
    expect(answer).toEqual({ status: 200, data: { memberTitles: null } });
    expect(JSON.stringify(answer)).not.toContain('title-1');
    const unknown = 'query { memberTitles(memberId: "member-1", list: WATCHED) { count } }';
    expect((await site.graphql(unknown, {}, member)).errors).toHaveLength(1);
  });
});
