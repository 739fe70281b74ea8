import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  AgeMark,
  AiringStatus,
  ContentMark,
  TitleKind,
  type ArticleSchema,
  type EpisodeSchema,
  type TitleSchema,
} from '@seyir/proto';
import type { DemoArticle, DemoEpisode, DemoTitle } from '../types.js';

const kinds = { movie: TitleKind.MOVIE, series: TitleKind.SERIES, anime: TitleKind.ANIME };
const ageMarks = {
  general: AgeMark.AGE_MARK_GENERAL,
  7: AgeMark.AGE_MARK_7,
  13: AgeMark.AGE_MARK_13,
  18: AgeMark.AGE_MARK_18,
};
const contentMarks = {
  violence: ContentMark.VIOLENCE,
  sexuality: ContentMark.SEXUALITY,
  negative_example: ContentMark.NEGATIVE_EXAMPLE,
};
const statuses = { airing: AiringStatus.AIRING, ended: AiringStatus.ENDED };

export const titleMessage = (title: DemoTitle): MessageInitShape<typeof TitleSchema> => ({
  ...title,
  kind: kinds[title.kind],
  ageMark: ageMarks[title.ageMark],
  contentMarks: title.contentMarks.map((mark) => contentMarks[mark]),
  genres: [...title.genres],
  people: [...title.people],
  status: statuses[title.status],
  addedAt: timestampFromDate(title.addedAt),
  airTime: title.airTime ?? { weekday: 0 },
  trailers: title.trailers.map(({ asset, ...trailer }) => ({
    ...trailer,
    location: { case: 'asset', value: asset },
  })),
});

export const episodeMessage = ({
  airedAt,
  ...episode
}: DemoEpisode): MessageInitShape<typeof EpisodeSchema> => ({
  ...episode,
  releasedAt: timestampFromDate(airedAt),
});

export const articleMessage = ({
  publishedAt,
  ...article
}: DemoArticle): MessageInitShape<typeof ArticleSchema> => ({
  ...article,
  publishedAt: timestampFromDate(publishedAt),
});
