import { notFound } from '@seyir/kit/stateless';
import type { Episode, Title, TitleKind } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { getPositions } from '../../operations/playback/get-positions.js';
import { asEpisode, type EpisodeShape } from './episode.js';

/** NOT_FOUND for an unknown title, and for one of another kind if the call names a kind. */
export const loadTitle = async (ctx: Ctx, titleId: string, kind?: TitleKind): Promise<Title> => {
  const title = await ctx.loaders.titles.load(titleId);
  if (!title) throw notFound('title');
  if (kind !== undefined && title.kind !== kind) throw notFound('title of that kind');
  return title;
};

/** Episodes of one or many titles with the viewer's watched marks; those without a title are left out. */
export const withWatched = async (ctx: Ctx, episodes: readonly Episode[]): Promise<EpisodeShape[]> => {
  const positions = await getPositions(ctx, { episodeIds: episodes.map(({ id }) => id) });
  const watched = new Set(positions.flatMap((position) => (position.watched ? [position.episodeId] : [])));
  const titles = await ctx.loaders.titles.loadMany(episodes.map(({ titleId }) => titleId));
  return episodes.flatMap((episode, place) => {
    const title = titles[place];
    if (title instanceof Error) throw title;
    return title ? [asEpisode(episode, title, watched.has(episode.id))] : [];
  });
};
