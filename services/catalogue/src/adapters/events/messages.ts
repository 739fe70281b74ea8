import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  TranslationKind,
  type EpisodeChangedSchema,
  type RequestChangedSchema,
  type TitleChangedSchema,
} from '@seyir/proto';
import type { Episode } from '../../domain/episode.js';
import type { RequestFacts } from '../../domain/request.js';
import type { Title, TitleTranslation } from '../../domain/title.js';
import { ages, kinds, requestKinds, requestStates } from '../grpc/enums.js';

/** The public state of a title, used by events and snapshots. */
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

/** The last event of a title, with the next version. */
export const titleRemoved = (title: Title): MessageInitShape<typeof TitleChangedSchema> => ({
  ...titleChanged({ ...title, version: title.version + 1 }),
  removed: true,
});

export const episodeRemoved = (episode: Episode): MessageInitShape<typeof EpisodeChangedSchema> => ({
  ...episodeChanged({ ...episode, version: episode.version + 1 }),
  removed: true,
});

/** The state of a request, without its name and votes. */
export const requestChanged = (request: RequestFacts): MessageInitShape<typeof RequestChangedSchema> => ({
  requestId: request.id,
  kind: requestKinds.toValue(request.kind),
  state: requestStates.toValue(request.state),
  titleId: request.titleId ?? '',
  changedAt: timestampFromDate(request.changedAt),
  removed: request.removed,
  version: request.version,
});

const translationOf: Readonly<Partial<Record<TranslationKind, TitleTranslation>>> = {
  [TranslationKind.SUBTITLED]: 'subtitled',
  [TranslationKind.DUBBED]: 'dubbed',
};

/** Kinds of a newer playback service are left out. */
export const toTranslations = (kinds: readonly TranslationKind[]): TitleTranslation[] =>
  kinds.flatMap((kind) => translationOf[kind] ?? []);
