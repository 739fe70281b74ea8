import { timestampDate } from '@bufbuild/protobuf/wkt';
import { isId, type ServiceClient } from '@seyir/kit';
import { TitleKind, type CatalogueService } from '@seyir/proto';
import type { Catalogue } from '../../app/ports.js';
import { nobody } from '../../domain/comment.js';
import {
  targetKey,
  targetKind,
  type Place,
  type Target,
  type TargetKind,
  type TitleTarget,
} from '../../domain/target.js';

/** The catalogue's maximum ids per call. */
const BATCH = 200;

/** Called as the service: whether a target exists does not depend on the viewer. */
const asked = { asService: true, timeoutMs: 1_000 } as const;

const kindsOfTitles: Readonly<Partial<Record<TitleKind, TargetKind>>> = {
  [TitleKind.MOVIE]: targetKind.movie,
  [TitleKind.SERIES]: targetKind.series,
  [TitleKind.ANIME]: targetKind.series,
};

const kindsInForum: Readonly<Partial<Record<TitleKind, TitleTarget>>> = {
  [TitleKind.MOVIE]: 'movie',
  [TitleKind.SERIES]: 'series',
  [TitleKind.ANIME]: 'anime',
};

export const catalogueOf = (client: ServiceClient<typeof CatalogueService>): Catalogue => {
  const episodePlaces = async (ids: string[]): Promise<[string, Place][]> => {
    const { episodes } = await client.getEpisodes({ ids }, asked);
    return episodes.map(({ id, titleId, season, number }) => [
      targetKey({ kind: targetKind.episode, id }),
      { titleId, episode: { season, number } },
    ]);
  };
  const titlePlaces = async (ids: string[]): Promise<[string, Place][]> => {
    const { titles } = await client.getTitles({ ids }, asked);
    return titles.flatMap(({ id, kind }) => {
      const target = kindsOfTitles[kind];
      return target ? [[targetKey({ kind: target, id }), { titleId: id }]] : [];
    });
  };
  const trailerPlaces = async (ids: string[]): Promise<[string, Place][]> => {
    const { trailers } = await client.getTrailers({ ids }, asked);
    return trailers.map(({ id, titleId }) => [targetKey({ kind: targetKind.trailer, id }), { titleId }]);
  };
  return {
    async places(targets) {
      const idsOf = (kinds: readonly TargetKind[]) =>
        batches(targets.filter((target) => kinds.includes(target.kind) && isId(target.id)));
      const found = await Promise.all([
        ...idsOf([targetKind.episode]).map(episodePlaces),
        ...idsOf([targetKind.movie, targetKind.series]).map(titlePlaces),
        ...idsOf([targetKind.trailer]).map(trailerPlaces),
      ]);
      return new Map(found.flat());
    },
    async titleKind(id) {
      const [title] = (await client.getTitles({ ids: [id] }, asked)).titles;
      return title && kindsInForum[title.kind];
    },
    async evidence(titleId) {
      const [title] = (await client.getTitles({ ids: [titleId] }, asked)).titles;
      if (!title) return [];
      const { name, description, addedAt } = title;
      const body = [name, description].filter((part) => part !== '').join('\n\n');
      return [
        {
          messageId: titleId,
          authorId: nobody,
          body,
          sentAt: addedAt ? timestampDate(addedAt) : new Date(0),
        },
      ];
    },
    async episodeEvidence(episodeId) {
      const [episode] = (await client.getEpisodes({ ids: [episodeId] }, asked)).episodes;
      const [title] = episode ? (await client.getTitles({ ids: [episode.titleId] }, asked)).titles : [];
      if (!episode || !title) return [];
      const place =
        title.kind === TitleKind.MOVIE ? title.name : `${title.name} ${episode.season}x${episode.number}`;
      const sentAt = episode.releasedAt ? timestampDate(episode.releasedAt) : new Date(0);
      return [{ messageId: episodeId, authorId: nobody, body: place, sentAt }];
    },
    async titleExists(id) {
      return (await client.getTitles({ ids: [id] }, asked)).titles.length > 0;
    },
  };
};

const batches = (targets: readonly Target[]): string[][] => {
  const ids = [...new Set(targets.map(({ id }) => id))];
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, i) =>
    ids.slice(i * BATCH, (i + 1) * BATCH),
  );
};
