import { badInput } from '@seyir/kit/stateless';
import { LibraryList, TitleKind, TitleMark, type LibraryState } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { listLastWatched } from '../../operations/library/list-last-watched.js';
import { listLibrary } from '../../operations/library/list-library.js';
import { setEpisodeWatched } from '../../operations/library/set-episode-watched.js';
import { setSeasonWatched } from '../../operations/library/set-season-watched.js';
import { setTitleMark } from '../../operations/library/set-title-mark.js';
import type { PageOf } from '../../operations/page.js';
import { flag, id, oneOf, optionalId, optionalNumber, page, wordOf } from '../fields.js';
import { row, type Row } from '../row.js';
import { asBit, bit, paged, pagedAnswer } from '../shapes/common.js';
import { asEpisode } from '../shapes/episode.js';
import { loadTitle } from '../shapes/episodes.js';
import { asLibraryCard, libraryCard, type LibraryCardShape } from '../shapes/library.js';
import { episodesTheme } from '../themes/episodes.js';
import { libraryTheme } from '../themes/library.js';
import { titleWords } from '../vocabulary.js';

/** Product-spec §8. */
const NO_MORE = 'Listelenecek içerik kalmadı !';
const PAGE_SIZE = 24;
/** getList returns a whole list, read in at most this many pages. */
const MOST_PAGES = 20;

const ICON_ONLY = 5;
const kinds = [TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME] as const;
const anyKind = oneOf([TitleKind.UNSPECIFIED, ...kinds]);

/** Titles that were removed are left out. */
const cardsOf = async (ctx: Ctx, entries: readonly LibraryState[]): Promise<LibraryCardShape[]> => {
  const titles = await ctx.loaders.titles.loadMany(entries.map(({ titleId }) => titleId));
  return entries.flatMap((entry, index) => {
    const title = titles[index];
    if (title instanceof Error) throw title;
    return title ? [asLibraryCard(title, entry)] : [];
  });
};

const episodeWatch = (path: string, what: string): Row =>
  row({
    path,
    summary: `Toggles whether ${what} was watched; without episode_id the whole season.`,
    auth: 'member',
    input: z.object({ episode_id: optionalId, season: optionalNumber, series_id: optionalId }),
    answer: z.object({ active: z.boolean() }),
    names: { episodeId: 'episode_id', titleId: 'series_id' },
    async run(ctx, { episode_id: episodeId, season, series_id: titleId }) {
      if (episodeId) return { active: (await setEpisodeWatched(ctx, { episodeId })).watched };
      if (!titleId) throw badInput({ series_id: 'required' });
      if (season === undefined) throw badInput({ season: 'required' });
      return { active: (await setSeasonWatched(ctx, { titleId, season })).watched };
    },
  });

export const libraryRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'addFavorite',
    summary: 'Sets or takes back a favourite; `status` is the state that the page shows now.',
    auth: 'member',
    input: z.object({ data: id, status: flag }),
    answer: z.object({ status: bit }),
    names: { titleId: 'data' },
    async run(ctx, { data: titleId, status }) {
      const state = await setTitleMark(ctx, { titleId, mark: TitleMark.FAVOURITE, active: !status });
      return { status: asBit(state.favourite) };
    },
  }),
  row({
    path: '/ajax/service',
    type: 'getList',
    summary: "The member's watch list of a kind: status 0 not watched, 1 watched, absent both.",
    auth: 'member',
    input: z.object({
      status: optionalNumber.pipe(z.union([z.literal(0), z.literal(1)]).optional()),
      t: anyKind,
    }),
    answer: z.object({ data: z.array(libraryCard), empty: z.boolean() }),
    async run(ctx, { status, t: kind }) {
      const entries: LibraryState[] = [];
      const watched = status === undefined ? undefined : status === 1;
      const asked = { list: LibraryList.WATCH_LIST, kind, size: 100, watched };
      let cursor: string | null | undefined;
      for (let page = 1; page <= MOST_PAGES; page++) {
        const { items, last, nextCursor }: PageOf<LibraryState> = await listLibrary(ctx, {
          ...asked,
          page,
          cursor,
        });
        entries.push(...items);
        if (last) break;
        cursor = nextCursor;
      }
      const data = await cardsOf(ctx, entries);
      return { data, empty: data.length === 0 };
    },
  }),
  episodeWatch('/set/episode/watch', 'an episode'),
  episodeWatch('/set/anime/episode/watch', 'an episode of an anime'),
  row({
    path: '/set/follow',
    summary: 'Toggles following a title; type 5 is the button of a card, which keeps its text.',
    auth: 'member',
    input: z.object({ type: oneOf([...kinds, ICON_ONLY]), content_id: id }),
    answer: z.object({ _t: z.string(), active: z.boolean(), count: z.number() }),
    names: { titleId: 'content_id' },
    async run(ctx, { type, content_id: titleId }) {
      if (type !== ICON_ONLY) await loadTitle(ctx, titleId, type);
      const { followed, followerCount } = await setTitleMark(ctx, { titleId, mark: TitleMark.FOLLOWED });
      return { _t: followed ? 'Takip ediliyor' : 'Takip et', active: followed, count: followerCount };
    },
  }),
  row({
    path: '/set/{type}/watch/list',
    summary: "Toggles a watch list entry's watched state; `watched` is the state that the page shows now.",
    auth: 'member',
    input: z.object({ type: wordOf(titleWords), id, watched: flag }),
    answer: z.object({ status: bit }),
    names: { titleId: 'id' },
    async run(ctx, { type, id: titleId, watched }) {
      await loadTitle(ctx, titleId, type);
      const state = await setTitleMark(ctx, { titleId, mark: TitleMark.ENTRY_WATCHED, active: !watched });
      return { status: asBit(state.entryWatched) };
    },
  }),
  row({
    path: '/watch/insert',
    summary: 'Puts a title on the watch list; twice changes nothing.',
    auth: 'member',
    input: z.object({ content_id: id, type: oneOf(kinds) }),
    answer: z.object({ status: bit }),
    names: { titleId: 'content_id' },
    async run(ctx, { type, content_id: titleId }) {
      await loadTitle(ctx, titleId, type);
      const state = await setTitleMark(ctx, { titleId, mark: TitleMark.WATCH_LIST, active: true });
      return { status: asBit(state.inWatchList) };
    },
  }),
  row({
    path: '/get/more/watchlist',
    summary: 'A page of the watch list of a kind, the latest first; type 0: of all kinds.',
    auth: 'member',
    input: z.object({ page, type: anyKind }),
    answer: paged,
    async run(ctx, { page, type: kind }) {
      const list = await listLibrary(ctx, { list: LibraryList.WATCH_LIST, kind, page, size: PAGE_SIZE });
      return pagedAnswer(list, libraryTheme(await cardsOf(ctx, list.items)), NO_MORE);
    },
  }),
  row({
    path: '/get/more/lastwatch',
    summary: 'A page of the episodes that the member watched last.',
    auth: 'member',
    input: z.object({ page }),
    answer: paged,
    async run(ctx, { page }) {
      const list = await listLastWatched(ctx, { page, size: PAGE_SIZE });
      const shown = await Promise.all(
        list.items.map(async ({ episodeId, titleId }) => {
          const title = await ctx.loaders.titles.load(titleId);
          const episode = await ctx.loaders.episodes.load(episodeId);
          return title && episode ? [asEpisode(episode, title, true)] : [];
        }),
      );
      return pagedAnswer(list, episodesTheme(shown.flat()), NO_MORE);
    },
  }),
];
