import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  SegmentKind,
  SourceKind,
  TranslationKind,
  type ImportedPositionSchema,
  type ImportedSourceGroupSchema,
} from '@seyir/proto';
import type { DemoPosition, DemoSourceGroup } from '../types.js';

const translations = { subtitled: TranslationKind.SUBTITLED, dubbed: TranslationKind.DUBBED };
const segments = { intro: SegmentKind.INTRO, recap: SegmentKind.RECAP, credits: SegmentKind.CREDITS };

export const sourceGroupMessage = (
  group: DemoSourceGroup,
): MessageInitShape<typeof ImportedSourceGroupSchema> => ({
  episodeId: group.episodeId,
  groupId: group.groupId,
  name: group.name,
  translation: translations[group.translation],
  sources: group.sources.map(({ id, name, tiers, locked, clip }) => ({
    id,
    name,
    kind: SourceKind.STREAM,
    tiers: [...tiers],
    locked,
    location: clip,
  })),
  segments: group.segments.map(({ kind, ...times }) => ({ kind: segments[kind], ...times })),
});

export const positionMessage = (position: DemoPosition): MessageInitShape<typeof ImportedPositionSchema> => ({
  ...position,
  measuredAt: timestampFromDate(position.measuredAt),
});
