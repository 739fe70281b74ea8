import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AdvertVariant,
  SegmentKind,
  SourceKind,
  TitleMark,
  TranslationKind,
  type ImportedLibraryEntrySchema,
  type ImportedPositionSchema,
  type ImportedSourceGroupSchema,
  type PlacementSchema,
} from '@seyir/proto';
import type { DemoLibraryEntry, DemoPlacement, DemoPosition, DemoSourceGroup } from '../types.js';

const translations = { subtitled: TranslationKind.SUBTITLED, dubbed: TranslationKind.DUBBED };
const segments = { intro: SegmentKind.INTRO, recap: SegmentKind.RECAP, credits: SegmentKind.CREDITS };

export const sourceGroupMessage = (
  group: DemoSourceGroup,
): MessageInitShape<typeof ImportedSourceGroupSchema> => ({
  episodeId: group.episodeId,
  groupId: group.groupId,
  name: group.name,
  translation: translations[group.translation],
  sources: group.sources.map(({ id, name, tiers, locked, clip, download }) => ({
    id,
    name,
    kind: SourceKind.STREAM,
    tiers: [...tiers],
    locked,
    location: clip,
    download,
  })),
  segments: group.segments.map(({ kind, ...times }) => ({ kind: segments[kind], ...times })),
});

const variants = { 'own-time': AdvertVariant.OWN_TIME, 'after-five': AdvertVariant.AFTER_FIVE };

export const placementMessage = (placement: DemoPlacement): MessageInitShape<typeof PlacementSchema> => ({
  id: placement.id,
  name: placement.name,
  variant: variants[placement.variant],
  titleIds: [...placement.titleIds],
  perDay: placement.perDay,
  adverts: placement.adverts.map(({ id, link, seconds, video, image }) => ({
    id,
    link,
    seconds,
    video,
    image,
  })),
});

export const positionMessage = (position: DemoPosition): MessageInitShape<typeof ImportedPositionSchema> => ({
  ...position,
  measuredAt: timestampFromDate(position.measuredAt),
});

const marks = {
  watch_list: TitleMark.WATCH_LIST,
  entry_watched: TitleMark.ENTRY_WATCHED,
  favourite: TitleMark.FAVOURITE,
  followed: TitleMark.FOLLOWED,
};

export const libraryMessage = (
  entry: DemoLibraryEntry,
): MessageInitShape<typeof ImportedLibraryEntrySchema> => ({
  memberId: entry.memberId,
  titleId: entry.titleId,
  marks: entry.marks.map((mark) => marks[mark]),
  markedAt: timestampFromDate(entry.markedAt),
  score: entry.score ?? 0,
});
