import { TitleKind, TitleOrder } from '@seyir/proto';
import { z } from 'zod';
import { listAiring } from '../../operations/catalogue/list-airing.js';
import { listLatestEpisodes } from '../../operations/catalogue/list-latest-episodes.js';
import { listTitles } from '../../operations/catalogue/list-titles.js';
import { listTitlesFrom } from '../../operations/catalogue/list-titles-from.js';
import { upperTr } from '@seyir/kit/stateless';
import { listTitleGroups } from '../../operations/playback/list-title-groups.js';
import { oneOf, optionalId, optionalNumber, optionalText, page, id, wordOf } from '../fields.js';
import { row, type Row } from '../row.js';
import { asAiringItem } from '../shapes/airing.js';
import { asCard } from '../shapes/card.js';
import { paged, pagedAnswer, theme } from '../shapes/common.js';
import { loadTitle, withWatched } from '../shapes/episodes.js';
import { airingTheme } from '../themes/airing.js';
import { cardsTheme } from '../themes/cards.js';
import { episodeGroupsTheme, NO_MORE_OF_GROUP } from '../themes/episode-groups.js';
import { episodesTheme } from '../themes/episodes.js';
import { titleWords } from '../vocabulary.js';
import { loadWidget, oneOfWidgets, weekdayPage } from './widgets.js';

/** Product-spec §8. */
const NO_MORE = 'Listelenecek içerik kalmadı !';
const SIZE = 24;

export const listRows: readonly Row[] = [
  row({
    path: '/{type}/all/load',
    summary: 'All titles of a kind in Turkish order, of one initial where asked.',
    auth: 'public',
    input: z.object({ type: wordOf(titleWords), page, alphabet: optionalText(8) }),
    answer: paged,
    names: { initial: 'alphabet' },
    async run(ctx, { type, page, alphabet = '' }) {
      const query = { kind: type, order: TitleOrder.NAME, initial: upperTr(alphabet), page, size: SIZE };
      const list = await listTitles(ctx, query);
      return pagedAnswer(list, cardsTheme(list.items.map(asCard)), NO_MORE);
    },
  }),
  row({
    path: '/widget/episode/load',
    summary: 'The next page of one row of the home page.',
    auth: 'public',
    input: z.object({ page, widget: oneOfWidgets }),
    answer: paged,
    async run(ctx, { page, widget }) {
      const { list, items } = await loadWidget(ctx, widget, page);
      return pagedAnswer(list, items, NO_MORE);
    },
  }),
  row({
    path: '/episode/load',
    summary: 'Released episodes, the newest first, of one genre where asked.',
    auth: 'public',
    input: z.object({ page, tag_id: optionalId }),
    answer: paged,
    names: { genreId: 'tag_id' },
    async run(ctx, { page, tag_id }) {
      const query = { kind: TitleKind.UNSPECIFIED, genreId: tag_id, page, size: SIZE };
      const list = await listLatestEpisodes(ctx, query);
      return pagedAnswer(list, episodesTheme(await withWatched(ctx, list.items)), NO_MORE);
    },
  }),
  row({
    path: '/anime/episode/load',
    summary: 'The episodes of a title by translator group, the same page of each group.',
    auth: 'public',
    // 3 means groups elsewhere; here it is not a kind of title.
    input: z.object({ page, type: oneOf([3]), id, season: optionalNumber }),
    answer: paged,
    async run(ctx, { page, id, season = 0 }) {
      const title = await loadTitle(ctx, id);
      const found = await listTitleGroups(ctx, { titleId: title.id, season, page, size: SIZE });
      const groups = await Promise.all(
        found.map(async ({ groupId, name, episodes, last }) => ({
          id: groupId,
          name,
          last,
          episodes: await withWatched(ctx, episodes),
        })),
      );
      const ofSeason = title.seasons.find(({ number }) => number === season)?.episodeCount ?? 0;
      const count = season === 0 ? title.episodeCount : ofSeason;
      const list = { items: groups, count, last: groups.every(({ last }) => last) };
      return pagedAnswer(list, episodeGroupsTheme(groups), NO_MORE_OF_GROUP);
    },
  }),
  row({
    path: '/anime/load/airing',
    summary: 'Anime on air, of one weekday (1 Monday to 7 Sunday) or of all (0).',
    auth: 'public',
    input: z.object({ page, type: optionalNumber }),
    answer: paged,
    names: { weekday: 'type' },
    async run(ctx, { page, type = 0 }) {
      const list = await listAiring(ctx, { kind: TitleKind.ANIME, weekday: type, page, size: SIZE });
      return pagedAnswer(
        list,
        airingTheme(list.items.flatMap(asAiringItem), ctx.parts.platform.clock.now()),
        NO_MORE,
      );
    },
  }),
  row({
    path: '/calendar/anime/airing',
    summary: 'The calendar of anime on air: one weekday a page, from today.',
    auth: 'public',
    input: z.object({ page, widget: optionalText(32) }),
    answer: paged,
    async run(ctx, { page }) {
      const { list, items } = await weekdayPage(ctx, page);
      return pagedAnswer(list, items, NO_MORE);
    },
  }),
  row({
    path: '/global/load',
    summary: 'Titles of all kinds, the newest first, from a cursor on: an opaque one of the answer before.',
    auth: 'public',
    input: z.object({ page: optionalText(200), cursor: optionalText(200) }),
    answer: z.object({
      theme,
      pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
      last: z.boolean(),
      count: z.number(),
      message: z.string(),
    }),
    async run(ctx, { page, cursor }) {
      // Our own pages without a cursor begin with page 1.
      const from = cursor ?? (page === '1' ? undefined : page);
      const list = await listTitlesFrom(ctx, { cursor: from, size: SIZE });
      return {
        ...pagedAnswer(list, cardsTheme(list.items.map(asCard)), NO_MORE),
        pageInfo: { endCursor: list.endCursor ?? null, hasNextPage: !list.last },
      };
    },
  }),
];
