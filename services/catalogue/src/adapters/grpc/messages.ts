import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import type {
  Episode as EpisodeMessage,
  EpisodeSchema,
  ImportResponseSchema,
  ShelfPlace as ShelfPlaceMessage,
  ShelfSchema,
  Title as TitleMessage,
  TitleSchema,
  TrailerSchema,
} from '@seyir/proto';
import type { ImportedTitle } from '../../app/import-titles.js';
import type { ImportResult } from '../../app/ports.js';
import type { Episode, EpisodeFacts } from '../../domain/episode.js';
import { personSlug } from '../../domain/person.js';
import type { Shelf, ShelfPlace, Title, Trailer } from '../../domain/title.js';
import type { TrailerOfTitle } from '../../domain/trailer.js';
import { ages, kinds, marks, shelfSorts, statuses } from './enums.js';

export const fromTitle = ({ airTime, ...title }: Title): MessageInitShape<typeof TitleSchema> => ({
  ...title,
  ...(airTime.weekday > 0 && { airTime }),
  kind: kinds.toValue(title.kind),
  ageMark: ages.toValue(title.ageMark),
  contentMarks: title.contentMarks.map(marks.toValue),
  genres: [...title.genres],
  people: title.people.map((person) => ({ ...person, slug: personSlug(person) })),
  seasons: [...title.seasons],
  status: statuses.toValue(title.status),
  addedAt: timestampFromDate(title.addedAt),
  trailers: title.trailers.map((trailer) => fromTrailer({ ...trailer, titleId: title.id })),
});

/** A title that was read as a card. */
export const fromCard = (title: Title): MessageInitShape<typeof TitleSchema> => ({
  ...fromTitle(title),
  card: true,
});

export const fromShelf = (shelf: Shelf): MessageInitShape<typeof ShelfSchema> => ({
  ...shelf,
  sort: shelfSorts.toValue(shelf.sort),
  kinds: shelf.kinds.map(kinds.toValue),
});

/** BAD_INPUT for a missing or unknown sort. */
export const toShelfPlace = ({ sort, slug }: ShelfPlaceMessage): ShelfPlace => ({
  sort: shelfSorts.required(sort),
  slug,
});

export const fromTrailer = ({
  id,
  name,
  asset,
  embed,
  titleId,
}: TrailerOfTitle): MessageInitShape<typeof TrailerSchema> => ({
  id,
  name,
  titleId,
  location: embed === '' ? { case: 'asset', value: asset } : { case: 'embed', value: embed },
});

const toTrailer = ({ id, name, location }: TitleMessage['trailers'][number]): Trailer => ({
  id,
  name,
  asset: location.case === 'asset' ? location.value : '',
  embed: location.case === 'embed' ? location.value : '',
});

export const fromEpisode = ({
  ageMark: _,
  changedAt: __,
  ...episode
}: Episode): MessageInitShape<typeof EpisodeSchema> => ({
  ...episode,
  releasedAt: timestampFromDate(episode.releasedAt),
});

export const fromImport = ({
  changes = [],
  ...counts
}: ImportResult): MessageInitShape<typeof ImportResponseSchema> => ({
  ...counts,
  changes: changes.map((change) => ({ ...change, fields: [...change.fields] })),
});

/** BAD_INPUT for a missing or unknown kind, mark or status. */
export const toTitle = (message: TitleMessage): ImportedTitle => ({
  id: message.id,
  kind: kinds.required(message.kind),
  slug: message.slug,
  name: message.name,
  originalName: message.originalName,
  description: message.description,
  year: message.year,
  ageMark: ages.required(message.ageMark),
  contentMarks: message.contentMarks.map(marks.required),
  genres: message.genres.map(({ id, slug, name }) => ({ id, slug, name })),
  people: message.people.map(({ id, name, role, character }) => ({ id, name, role, character })),
  network: message.network,
  status: statuses.required(message.status),
  // A float on the wire is 8.69999980926514: rounding restores the one decimal.
  rating: Math.round(message.rating * 10) / 10,
  poster: message.poster,
  backdrop: message.backdrop,
  addedAt: message.addedAt && timestampDate(message.addedAt),
  trailers: message.trailers.map(toTrailer),
  airTime: { weekday: message.airTime?.weekday ?? 0, time: message.airTime?.time ?? '' },
  popularity: message.popularity,
  country: message.country,
});

/** BAD_INPUT without a release time. */
export const toEpisode = (message: EpisodeMessage): EpisodeFacts => {
  if (!message.releasedAt) throw badInput({ releasedAt: 'required' });
  const { id, titleId, season, number, name, description, durationSeconds, image } = message;
  return {
    id,
    titleId,
    season,
    number,
    name,
    description,
    durationSeconds,
    image,
    releasedAt: timestampDate(message.releasedAt),
  };
};
