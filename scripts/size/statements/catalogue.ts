import type { DescService } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AgeMark,
  AiringStatus,
  CatalogueService,
  RequestKind,
  RequestState,
  ShelfSort,
  TitleKind,
  TitleOrder,
  TitleTranslation,
  topics,
} from '@seyir/proto';
import { titlesOf, type Catalogue } from '../lib/catalogue.ts';
import { idOf, sqlIdOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';

export interface ServiceCalls {
  contract: DescService;
  /** by method name, and events by what happens */
  calls: Record<string, () => Promise<unknown>>;
}

/** Requests with two votes each; the first has many. */
const requestStatements = (requests: number) => [
  `INSERT INTO content_request (id, kind, name, state, score, asked_by, asked_at, decided_at)
   SELECT ${sqlIdOf('4', 'n')}, CASE WHEN n % 2 = 0 THEN 'movie' ELSE 'series' END, 'Vapur ' || md5(n::text),
     CASE WHEN n % 4 = 3 THEN 'available' ELSE 'open' END, n % 100, ${sqlIdOf('e', 'n')},
     timestamptz '2025-01-01' + n * interval '1 min', CASE WHEN n % 4 = 3 THEN now() END
   FROM generate_series(1, ${requests}) n`,
  `INSERT INTO request_vote (request_id, member_id, vote)
   SELECT ${sqlIdOf('4', 'n')}, ${sqlIdOf('e', 'n + one')}, 1 FROM generate_series(1, ${requests}) n, generate_series(1, 2) one
   UNION SELECT ${sqlIdOf('4', '1')}, ${sqlIdOf('e', 'n')}, 1 FROM generate_series(1, ${requests}) n`,
  `INSERT INTO article (id, slug, title, summary, body, picture, author, published_at, changed_at)
   SELECT ${sqlIdOf('3', 'n')}, 'yazi-' || n, 'Yazı ' || n, '', 'Uzun', '', 'Seyir', timestamptz '2025-01-01' + n * interval '1 h', now()
   FROM generate_series(1, ${Math.ceil(requests / 20)}) n`,
  `VACUUM ANALYZE`,
];

/** The calls of the catalogue, on its most frequent genres, words and names. */
export const catalogueCalls = async (
  { bench, database, client }: Catalogue,
  options: Options,
): Promise<ServiceCalls> => {
  for (const statement of requestStatements(titlesOf(options))) await database.query(statement);
  const [{ id, slug }] = await database.query(`SELECT id, slug FROM title WHERE slug = 'yapim-2'`);
  const [{ episodeId }] = await database.query(`SELECT id AS "episodeId" FROM episode WHERE title_id = $1`, [
    id,
  ]);
  const [{ trailerId }] = await database.query(`SELECT id AS "trailerId" FROM trailer LIMIT 1`);
  const [{ genreId }] = await database.query(`SELECT id AS "genreId" FROM genre WHERE slug = 'tur-0'`);
  const as = (n: number, ...roles: ('editor' | 'admin')[]) =>
    bench.client(CatalogueService, {
      memberId: idOf('e', n),
      sessionId: `s${n}`,
      roles: ['member', ...roles],
    });
  const [member, editor, admin] = [as(7), as(8, 'editor'), as(9, 'admin')];
  const importer = bench.serviceClient(CatalogueService, 'importer');
  const past = timestampFromDate(new Date('2026-01-01T00:00:00Z'));
  /** The first page and the next one. */
  const pages = async (
    list: (page: { size: number; cursor: string }) => Promise<{ info?: { nextCursor: string } | undefined }>,
  ) => {
    const { info } = await list({ size: 20, cursor: '' });
    await list({ size: 20, cursor: info?.nextCursor ?? '' });
  };
  const orders = [TitleOrder.ADDED, TitleOrder.POPULAR, TitleOrder.NAME];
  const filters = [
    { genres: ['tur-2', 'tur-5'], yearFrom: 1995 },
    { genres: ['tur-0'], status: AiringStatus.AIRING },
    { country: 'JP', translation: TitleTranslation.DUBBED, ageMark: AgeMark.AGE_MARK_13 },
    { yearFrom: 2003, status: AiringStatus.ENDED },
  ];
  const aTitle = (n: number) => ({
    id: idOf('a', n),
    kind: TitleKind.SERIES,
    slug: `yeni-${n}`,
    name: `Yeni ${n}`,
    year: 2024,
    ageMark: AgeMark.AGE_MARK_13,
    genres: [{ id: genreId, slug: 'tur-0', name: 'Tür 0' }],
    people: [{ id: idOf('d', n), name: 'Gece Vapur', role: 'oyuncu', character: '' }],
    network: 'Kanal 0',
    status: AiringStatus.AIRING,
    poster: 'p/1.webp',
    backdrop: 'b/1.webp',
    addedAt: past,
  });
  const anEpisode = (n: number) => ({
    id: idOf('b', n),
    titleId: idOf('a', 1),
    season: 1,
    number: n,
    durationSeconds: 1_800,
    releasedAt: past,
  });
  const requested = (n: number) => idOf('4', n);
  const SERIES = RequestKind.SERIES;
  return {
    contract: CatalogueService,
    calls: {
      getTitles: () => client.getTitles({ ids: [id] }),
      getTitleBySlug: () => client.getTitleBySlug({ slug }),
      listTitles: async () => {
        for (const order of orders) {
          await pages((page) => client.listTitles({ order, page }));
          await pages((page) => client.listTitles({ order, page, kind: TitleKind.SERIES, initial: 'K' }));
          for (const [sort, slug] of [
            [ShelfSort.GENRE, 'tur-0'],
            [ShelfSort.NETWORK, 'kanal-0'],
          ] as const)
            await pages((page) => client.listTitles({ order, page, shelf: { sort, slug } }));
          for (const filter of filters) await pages((page) => client.listTitles({ order, page, filter }));
        }
      },
      searchTitles: async () => {
        for (const query of ['k', 'ka', 'kar', 'kara', 'kardeş', 'yapım 12', 'kardeç'])
          await client.searchTitles({ query, cards: true });
      },
      getEpisodes: () => client.getEpisodes({ ids: [episodeId] }),
      getEpisodeAt: () => client.getEpisodeAt({ titleSlug: slug, season: 1, number: 1 }),
      listEpisodes: () => pages((page) => client.listEpisodes({ titleId: id, season: 1, page })),
      listLatestEpisodes: async () => {
        await pages((page) => client.listLatestEpisodes({ kind: TitleKind.SERIES, page }));
        await pages((page) => client.listLatestEpisodes({ kind: TitleKind.SERIES, page, genreId }));
      },
      listSimilarTitles: () => client.listSimilarTitles({ titleId: id }),
      listTitlesFrom: async () => {
        const { nextCursor } = await client.listTitlesFrom({ size: 20 });
        await client.listTitlesFrom({ size: 20, cursor: nextCursor });
      },
      listAiring: async () => {
        await pages((page) => client.listAiring({ page }));
        await pages((page) => client.listAiring({ page, kind: TitleKind.SERIES, weekday: 3 }));
      },
      listShelves: async () => {
        for (const sort of [ShelfSort.GENRE, ShelfSort.NETWORK]) await client.listShelves({ sort });
      },
      getTrailers: () => bench.serviceClient(CatalogueService, 'comments').getTrailers({ ids: [trailerId] }),
      getPerson: async () => {
        const { people } = await client.searchPeople({ query: 'kara' });
        await client.getPerson({ slug: people[0]?.person?.slug ?? '' });
      },
      searchPeople: async () => {
        for (const query of ['k', 'ka', 'kara']) await client.searchPeople({ query });
      },
      listPeople: async () => {
        const { nextCursor } = await client.listPeople({ part: 'a', size: 20 });
        await client.listPeople({ part: 'a', size: 20, cursor: nextCursor });
      },
      listInitials: async () => {
        await client.listInitials({ kind: TitleKind.SERIES });
        for (const filter of filters) await client.listInitials({ filter });
      },
      countChoices: async () => {
        await client.countChoices({ kind: TitleKind.SERIES });
        for (const filter of filters) await client.countChoices({ filter });
      },
      listCountries: () => client.listCountries({}),
      listArticles: () => pages((page) => client.listArticles({ page })),
      getArticle: () => client.getArticle({ slug: 'yazi-7' }),
      listFaq: () => client.listFaq({}),
      importTitles: async () => {
        await importer.importTitles({ titles: [1, 2].map(aTitle) });
        await importer.importTitles({ titles: [3].map(aTitle), demo: true });
      },
      importEpisodes: () => importer.importEpisodes({ episodes: [1, 2].map(anEpisode) }),
      importArticles: () =>
        importer.importArticles({
          articles: [
            {
              id: idOf('3', 1),
              slug: 'yazi-1',
              title: 'Yazı',
              body: 'Uzun',
              author: 'Seyir',
              publishedAt: past,
            },
          ],
        }),
      importFaq: () =>
        importer.importFaq({
          entries: [{ id: idOf('2', 1), question: 'Neden?', answer: 'Çünkü', position: 1 }],
        }),
      removeDemoTitles: () => importer.removeDemoTitles({}),
      requestContent: () => member.requestContent({ kind: SERIES, name: 'Bambaşka bir dizi' }),
      voteOnRequest: async () => {
        for (const vote of [2, 1, 1]) await member.voteOnRequest({ requestId: requested(1), vote });
      },
      listRequests: async () => {
        for (const answered of [false, true])
          await pages((page) => member.listRequests({ kind: SERIES, answered, page }));
      },
      getRequests: () => member.getRequests({ ids: [requested(1), requested(2)] }),
      suggestRequests: async () => {
        for (const query of ['vap', 'vapur', 'vaour']) await client.suggestRequests({ query, kind: SERIES });
      },
      decideRequest: () =>
        editor.decideRequest({ requestId: requested(5), state: RequestState.PLANNED, version: 1 }),
      mergeRequests: () =>
        editor.mergeRequests({ requestId: requested(9), intoId: requested(13), version: 1 }),
      deleteRequest: () => editor.deleteRequest({ requestId: requested(17) }),
      listVoters: () =>
        bench
          .serviceClient(CatalogueService, 'notifications')
          .listVoters({ requestId: requested(1), limit: 200 }),
      importRequests: () =>
        importer.importRequests({
          requests: [
            {
              id: idOf('4', 900_000_001),
              kind: SERIES,
              name: 'Eski istek',
              state: RequestState.OPEN,
              askedBy: idOf('e', 3),
              upIds: [idOf('e', 4)],
              askedAt: past,
            },
          ],
        }),
      countKept: () => importer.countKept({ memberIds: [idOf('e', 7)], subjectIds: [id] }),
      snapshot: async () => {
        const peer = bench.serviceClient(CatalogueService, 'notifications');
        for (const { name } of [topics.title, topics.episode, topics.request]) {
          const { nextCursor } = await peer.snapshot({ topic: name, limit: 200 });
          await peer.snapshot({ topic: name, limit: 200, cursor: nextCursor });
        }
      },
      listAudit: () => admin.listAudit({}),
    },
  };
};
