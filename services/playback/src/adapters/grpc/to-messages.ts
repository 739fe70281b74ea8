import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  SourceHealth,
  type GetStreamResponse,
  type LibraryStateSchema,
  type MemberTitleSchema,
  type PositionSchema,
  type SegmentSchema,
  type SourceGroupSchema,
  type TitleGroupSchema,
  type WatchedEpisodeSchema,
} from '@seyir/proto';
import type { TitleAnswer } from '../../app/get-library.js';
import { translationKind } from '../events/messages.js';
import type { WatchedEpisode } from '../../app/ports.js';
import type { LibraryEntry } from '../../domain/library.js';
import type { Location } from '../../domain/location.js';
import type { Position } from '../../domain/position.js';
import type { Segment, SourceGroup, TitleGroup } from '../../domain/source.js';
import { segmentNumber, sourceNumber } from './enums.js';

export const toGroupMessage = (
  group: SourceGroup,
  poor: ReadonlySet<string>,
): MessageInitShape<typeof SourceGroupSchema> => ({
  hash: group.hash,
  groupId: group.groupId,
  name: group.name,
  translation: translationKind[group.translation],
  // Only the stream call returns the location of a source; the download of a locked source would reveal its stream.
  sources: group.sources.map(({ hash, name, kind, tiers, locked, download, offset }) => ({
    hash,
    name,
    kind: sourceNumber[kind],
    tiers: [...tiers],
    locked,
    download: locked ? '' : download,
    offsetSeconds: offset,
    health: poor.has(hash) ? SourceHealth.POOR : SourceHealth.GOOD,
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
  groupId: entry?.groupId ?? '',
  score: entry?.score ?? 0,
});

export const toWatchedEpisode = ({
  watchedAt,
  ...episode
}: WatchedEpisode): MessageInitShape<typeof WatchedEpisodeSchema> => ({
  ...episode,
  watchedAt: timestampFromDate(watchedAt),
});

export const toMemberTitle = ({
  titleId,
  entryWatched: watched,
  score = 0,
}: LibraryEntry): MessageInitShape<typeof MemberTitleSchema> => ({ titleId, watched, score });
