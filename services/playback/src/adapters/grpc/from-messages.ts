import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput, isId } from '@seyir/kit';
import type {
  ImportedLibraryEntry,
  ImportedPosition as PositionMessage,
  ImportedSourceGroup,
} from '@seyir/proto';
import type { ImportedEntry } from '../../app/import-library.js';
import type { ImportedPosition } from '../../app/import-positions.js';
import type { ImportedGroup } from '../../app/preview-sources.js';
import { groupHash, sourceHash } from '../../app/source-hash.js';
import { toSegmentKind, toSourceKind, toTitleMark, toTranslation } from './enums.js';

/** BAD_INPUT for an invalid id: an import names the field instead of answering NOT_FOUND. */
export const id = (value: string, field: string): string => {
  if (!isId(value)) throw badInput({ [field]: 'invalid' });
  return value;
};

export const toImportedGroup = (message: ImportedSourceGroup, index: number): ImportedGroup => {
  const at = `groups.${index}`;
  const episodeId = id(message.episodeId, `${at}.episodeId`);
  const groupId = id(message.groupId, `${at}.groupId`);
  return {
    group: {
      hash: groupHash(episodeId, groupId),
      episodeId,
      groupId,
      name: message.name,
      translation: toTranslation(message.translation, `${at}.translation`),
      sources: message.sources.map((source, i) => ({
        hash: sourceHash(episodeId, groupId, source.id),
        id: id(source.id, `${at}.sources.${i}.id`),
        name: source.name,
        kind: toSourceKind(source.kind, `${at}.sources.${i}.kind`),
        tiers: source.tiers,
        locked: source.locked,
        location: source.location,
        download: source.download,
        offset: source.offsetSeconds,
      })),
    },
    segments: message.segments.map(({ kind, startSeconds, endSeconds }, i) => ({
      kind: toSegmentKind(kind, `${at}.segments.${i}.kind`),
      start: startSeconds,
      end: endSeconds,
    })),
  };
};

export const toImportedPosition = (message: PositionMessage, index: number): ImportedPosition => {
  const at = `positions.${index}`;
  if (!message.measuredAt) throw badInput({ [`${at}.measuredAt`]: 'required' });
  return {
    memberId: id(message.memberId, `${at}.memberId`),
    episodeId: id(message.episodeId, `${at}.episodeId`),
    position: message.positionSeconds,
    measuredAt: timestampDate(message.measuredAt),
  };
};

export const toImportedEntry = (message: ImportedLibraryEntry, index: number): ImportedEntry => {
  const at = `entries.${index}`;
  if (!message.markedAt) throw badInput({ [`${at}.markedAt`]: 'required' });
  return {
    memberId: id(message.memberId, `${at}.memberId`),
    titleId: id(message.titleId, `${at}.titleId`),
    marks: message.marks.map((mark, i) => toTitleMark(mark, `${at}.marks.${i}`)),
    markedAt: timestampDate(message.markedAt),
    score: message.score || undefined,
  };
};
