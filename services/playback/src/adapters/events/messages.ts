import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  TranslationKind,
  type EpisodeSourcesChangedSchema,
  type LibraryChangedSchema,
  type ProgressChangedSchema,
} from '@seyir/proto';
import { isMarked, type LibraryEntry } from '../../domain/library.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeSources, Translation } from '../../domain/source.js';

export const translationKind: Readonly<Record<Translation, TranslationKind>> = {
  subtitled: TranslationKind.SUBTITLED,
  dubbed: TranslationKind.DUBBED,
};

/** The state of a member's progress in `playback.progress.v1`. */
export const progressMessage = (progress: Progress): MessageInitShape<typeof ProgressChangedSchema> => ({
  progressId: progress.id,
  memberId: progress.memberId,
  titleId: progress.titleId,
  furthestSeason: progress.furthest.season,
  furthestNumber: progress.furthest.number,
  watchedSeason: progress.watchedUpTo.season,
  watchedNumber: progress.watchedUpTo.number,
  watchedCount: progress.watchedCount,
  changedAt: timestampFromDate(progress.changedAt),
  version: progress.version,
});

/** The state of an episode's sources in `playback.source.v1`. */
export const sourcesMessage = (
  state: EpisodeSources,
): MessageInitShape<typeof EpisodeSourcesChangedSchema> => ({
  episodeId: state.episodeId,
  sourceCount: state.sourceCount,
  translations: state.translations.map((translation) => translationKind[translation]),
  groups: state.groups.map(({ groupId, translation }) => ({
    groupId,
    translation: translationKind[translation],
  })),
  version: state.version,
});

/** The state of a title in a member's library in `playback.library.v1`. */
export const libraryMessage = (entry: LibraryEntry): MessageInitShape<typeof LibraryChangedSchema> => ({
  entryId: entry.id,
  memberId: entry.memberId,
  titleId: entry.titleId,
  inWatchList: isMarked(entry, 'watchList'),
  entryWatched: entry.entryWatched,
  favourite: isMarked(entry, 'favourite'),
  followed: isMarked(entry, 'followed'),
  score: entry.score ?? 0,
  changedAt: timestampFromDate(entry.changedAt),
  version: entry.version,
});
