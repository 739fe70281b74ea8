import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AgeMark,
  AiringStatus,
  ContentMark,
  SegmentKind,
  SourceKind,
  TitleKind,
  TranslationKind,
  type ArticleSchema,
  type EpisodeSchema,
  type FaqEntrySchema,
  type ImportedSourceGroupSchema,
  type SegmentSchema,
  type TitleSchema,
} from '@seyir/proto';
import { idOf } from './ids.js';
import type { ImageKind } from './images.js';
import type { LineOf } from './schema.js';
import { slugOf } from './slug.js';
import type { Survey } from './survey.js';

const kinds = { movie: TitleKind.MOVIE, series: TitleKind.SERIES, anime: TitleKind.ANIME };
const ages = {
  general: AgeMark.AGE_MARK_GENERAL,
  '7': AgeMark.AGE_MARK_7,
  '13': AgeMark.AGE_MARK_13,
  '18': AgeMark.AGE_MARK_18,
};
const marks = {
  violence: ContentMark.VIOLENCE,
  sexuality: ContentMark.SEXUALITY,
  negative_example: ContentMark.NEGATIVE_EXAMPLE,
};
const statuses = {
  upcoming: AiringStatus.UPCOMING,
  airing: AiringStatus.AIRING,
  ended: AiringStatus.ENDED,
};
const segmentKinds = {
  intro: SegmentKind.INTRO,
  recap: SegmentKind.RECAP,
  credits: SegmentKind.CREDITS,
  preview: SegmentKind.PREVIEW,
};
const translations = { subtitled: TranslationKind.SUBTITLED, dubbed: TranslationKind.DUBBED };
const sourceKinds = { stream: SourceKind.STREAM, embed: SourceKind.EMBED };

/** Returns the stored name of an image in the file. */
export type ImageNames = (said: string, kind: ImageKind) => string;

/** The message of a title with the data of other lines. The survey must contain all its references. */
export const titleMessage = (
  line: LineOf<'title'>,
  survey: Survey,
  image: ImageNames,
): MessageInitShape<typeof TitleSchema> => ({
  id: idOf('title', line.externalId),
  kind: kinds[line.type],
  slug: line.slug ?? slugOf(line.name),
  name: line.name,
  originalName: line.originalName,
  description: line.description,
  year: line.year ?? 0,
  ageMark: ages[line.ageMark],
  contentMarks: line.contentMarks.map((mark) => marks[mark]),
  genres: line.genres.map((externalId) => {
    const { name = '', slug = '' } = survey.genres.get(externalId) ?? {};
    return { id: idOf('genre', externalId), name, slug };
  }),
  people: line.people.map(({ person, role, character }) => ({
    id: idOf('person', person),
    name: survey.people.get(person) ?? '',
    role,
    character,
  })),
  network: line.network === undefined ? '' : (survey.networks.get(line.network) ?? ''),
  status: statuses[line.status],
  rating: line.rating,
  poster: image(line.poster, 'poster'),
  backdrop: image(line.backdrop, 'backdrop'),
  ...(line.addedAt !== undefined && { addedAt: timestampFromDate(new Date(line.addedAt)) }),
  airTime: { weekday: line.airTime?.weekday ?? 0, time: line.airTime?.time ?? '' },
  popularity: line.popularity,
  country: line.country ?? '',
  trailers: (survey.trailers.get(line.externalId) ?? []).map(({ externalId, name, asset, embed }) => ({
    id: idOf('trailer', externalId),
    name,
    location: embed === undefined ? { case: 'asset', value: asset ?? '' } : { case: 'embed', value: embed },
  })),
});

export const episodeMessage = (
  line: LineOf<'episode'>,
  image: ImageNames,
): MessageInitShape<typeof EpisodeSchema> => ({
  id: idOf('episode', line.externalId),
  titleId: idOf('title', line.title),
  season: line.season,
  number: line.number,
  name: line.name,
  description: line.description,
  durationSeconds: line.durationSeconds,
  releasedAt: timestampFromDate(new Date(line.releasedAt)),
  image: image(line.image, 'backdrop'),
});

/**
 * The message of a source group.
 * @param standing segments of an episode that is on the site but not in the file, because an import replaces segments with the
 *   sources
 */
export const sourceMessage = (
  line: LineOf<'source'>,
  survey: Survey,
  standing: readonly MessageInitShape<typeof SegmentSchema>[],
): MessageInitShape<typeof ImportedSourceGroupSchema> => {
  const group = survey.groups.get(line.group);
  return {
    episodeId: idOf('episode', line.episode),
    groupId: idOf('group', line.group),
    name: group?.name ?? '',
    translation: translations[group?.translation ?? 'subtitled'],
    sources: line.streams.map(({ name, type, location, tiers, locked, download, offset }, index) => ({
      id: idOf('stream', `${line.externalId}:${index}`),
      name,
      location,
      tiers,
      locked,
      download,
      offsetSeconds: offset,
      kind: sourceKinds[type],
    })),
    segments: survey.has('episode', line.episode)
      ? (survey.segments.get(line.episode) ?? []).map(({ type, start, end }) => ({
          kind: segmentKinds[type],
          startSeconds: start,
          endSeconds: end,
        }))
      : [...standing],
  };
};

export const articleMessage = (
  line: LineOf<'article'>,
  image: ImageNames,
): MessageInitShape<typeof ArticleSchema> => ({
  id: idOf('article', line.externalId),
  slug: line.slug ?? slugOf(line.title),
  title: line.title,
  summary: line.summary,
  body: line.body,
  picture: image(line.picture, 'backdrop'),
  author: line.author,
  publishedAt: timestampFromDate(new Date(line.publishedAt)),
});

export const faqMessage = ({
  externalId,
  question,
  answer,
  position,
}: LineOf<'faq'>): MessageInitShape<typeof FaqEntrySchema> => ({
  id: idOf('faq', externalId),
  question,
  answer,
  position,
});
