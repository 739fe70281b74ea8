import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type {
  GetStreamResponse,
  LibraryStateSchema,
  PositionSchema,
  SegmentSchema,
  SourceGroupSchema,
  TitleGroupSchema,
  WatchedEpisodeSchema,
} from '@seyir/proto';
import type { TitleAnswer } from '../../app/get-library.js';
import { translationKind } from '../../app/messages.js';
import type { WatchedEpisode } from '../../app/ports.js';
import type { Location } from '../../domain/location.js';
import type { Position } from '../../domain/position.js';
import type { Segment, SourceGroup, TitleGroup } from '../../domain/source.js';
import { segmentNumber, sourceNumber } from './enums.js';

export const toGroupMessage = (group: SourceGroup): MessageInitShape<typeof SourceGroupSchema> => ({
  hash: group.hash,
  groupId: group.groupId,
  name: group.name,
  translation: translationKind[group.translation],
  // Where a source lies is told by its stream alone, and a locked one's download is its stream by another name.
  sources: group.sources.map(({ hash, name, kind, tiers, locked, download }) => ({
    hash,
    name,
    kind: sourceNumber[kind],
    tiers: [...tiers],
    locked,
    download: locked ? '' : download,
  })),
});

export const toTitleGroupMessage = (group: TitleGroup): MessageInitShape<typeof TitleGroupSchema> => ({
  ...group,
  translation: translationKind[group.translation],
  episodeIds: [...group.episodeIds],
});

export const toSegmentMessage = ({ kind, start, end }: Segment): MessageInitShape<typeof SegmentSchema> => ({
  kind: segmentNumber[kind],
  startSeconds: start,
  endSeconds: end,
});

export const toStream = (location: Location): GetStreamResponse['stream'] =>
  location.is === 'asset'
    ? { case: 'asset', value: location.name }
    : { case: location.is, value: location.address };

export const toPositionMessage = (position: Position): MessageInitShape<typeof PositionSchema> => ({
  id: position.id,
  episodeId: position.episodeId,
  titleId: position.titleId,
  season: position.season,
  number: position.number,
  positionSeconds: position.position,
  durationSeconds: position.duration,
  watched: position.watched,
  measuredAt: timestampFromDate(position.measuredAt),
});

export const toLibraryState = ({
  titleId,
  entry,
  followerCount,
}: TitleAnswer): MessageInitShape<typeof LibraryStateSchema> => ({
  titleId,
  inWatchList: entry?.watchListAt !== undefined,
  entryWatched: entry?.entryWatched ?? false,
  favourite: entry?.favouriteAt !== undefined,
  followed: entry?.followedAt !== undefined,
  followerCount,
});

export const toWatchedEpisode = ({
  watchedAt,
  ...episode
}: WatchedEpisode): MessageInitShape<typeof WatchedEpisodeSchema> => ({
  ...episode,
  watchedAt: timestampFromDate(watchedAt),
});
