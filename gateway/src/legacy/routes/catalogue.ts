import { TitleKind, type Title } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { listEpisodes } from '../../operations/catalogue/list-episodes.js';
import type { PageOf } from '../../operations/page.js';
import { id, oneOf, optionalNumber, page } from '../fields.js';
import { row, type Row } from '../row.js';
import { paged, pagedAnswer, theme } from '../shapes/common.js';
import { episode, type EpisodeShape } from '../shapes/episode.js';
import { loadTitle, withWatched } from '../shapes/episodes.js';
import { episodesTheme } from '../themes/episodes.js';

/** Product-spec §8. */
const NO_MORE = 'Listelenecek içerik kalmadı !';
const PAGE_SIZE = 24;

/** A page of a title's episodes, with the viewer's watched marks. Season 0: all seasons. */
const episodesOf = async (
  ctx: Ctx,
  title: Title,
  season: number,
  page: number,
): Promise<PageOf<EpisodeShape>> => {
  const list = await listEpisodes(ctx, { titleId: title.id, season, page, size: PAGE_SIZE });
  return { ...list, items: await withWatched(ctx, list.items) };
};

export const catalogueRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'loadEpisode',
    summary: 'A page of the episodes of a title; stable=1 stays in the season, 0 goes through all of them.',
    auth: 'public',
    input: z.object({
      _t: oneOf([TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME]),
      _t_id: id,
      stable: optionalNumber,
      page,
      season: optionalNumber,
    }),
    answer: z.object({
      theme,
      data: z.array(episode),
      last: z.boolean(),
      count: z.number(),
      message: z.string(),
    }),
    async run(ctx, { _t, _t_id, stable, page, season }) {
      const title = await loadTitle(ctx, _t_id, _t);
      const first = title.seasons[0]?.number ?? 1;
      const list = await episodesOf(ctx, title, stable === 1 ? (season ?? first) : 0, page);
      return { ...pagedAnswer(list, episodesTheme(list.items), NO_MORE), data: [...list.items] };
    },
  }),
  row({
    path: '/episode/item/load',
    summary: "The episode slider's next page; without a season all of them.",
    auth: 'public',
    input: z.object({ page, type: oneOf([2]), id, season: optionalNumber }),
    answer: paged,
    async run(ctx, { page, id, season = 0 }) {
      const list = await episodesOf(ctx, await loadTitle(ctx, id), season, page);
      return pagedAnswer(list, episodesTheme(list.items), NO_MORE);
    },
  }),
];
