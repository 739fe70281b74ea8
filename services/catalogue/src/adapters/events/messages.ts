import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { EpisodeChangedSchema, TitleChangedSchema } from '@seyir/proto';
import type { Episode } from '../../domain/episode.js';
import type { Title } from '../../domain/title.js';
import { ages, kinds } from '../grpc/enums.js';

/** The state of a title as others learn of it, by event and by snapshot alike. */
export const titleChanged = (title: Title): MessageInitShape<typeof TitleChangedSchema> => ({
  titleId: title.id,
  kind: kinds.toValue(title.kind),
  slug: title.slug,
  name: title.name,
  ageMark: ages.toValue(title.ageMark),
  version: title.version,
  trailerIds: title.trailers.map(({ id }) => id),
  airTime: title.airTime,
  popularity: title.popularity,
});

export const episodeChanged = (episode: Episode): MessageInitShape<typeof EpisodeChangedSchema> => ({
  episodeId: episode.id,
  titleId: episode.titleId,
  season: episode.season,
  number: episode.number,
  durationSeconds: episode.durationSeconds,
  releasedAt: timestampFromDate(episode.releasedAt),
  ageMark: ages.toValue(episode.ageMark),
  version: episode.version,
});

/** The last that others learn of a title: one version after what stood. */
export const titleRemoved = (title: Title): MessageInitShape<typeof TitleChangedSchema> => ({
  ...titleChanged({ ...title, version: title.version + 1 }),
  removed: true,
});

export const episodeRemoved = (episode: Episode): MessageInitShape<typeof EpisodeChangedSchema> => ({
  ...episodeChanged({ ...episode, version: episode.version + 1 }),
  removed: true,
});
