import { badInput } from '@seyir/kit';
import {
  LibraryList as ListNumber,
  SegmentKind as SegmentNumber,
  SourceKind as SourceNumber,
  TitleMark as MarkNumber,
  TranslationKind,
} from '@seyir/proto';
import { translationKind } from '../events/messages.js';
import type { LibraryList, TitleMark } from '../../domain/library.js';
import type { SegmentKind, SourceKind, Translation } from '../../domain/source.js';

export const segmentNumber: Readonly<Record<SegmentKind, SegmentNumber>> = {
  intro: SegmentNumber.INTRO,
  recap: SegmentNumber.RECAP,
  credits: SegmentNumber.CREDITS,
  preview: SegmentNumber.PREVIEW,
};

export const sourceNumber: Readonly<Record<SourceKind, SourceNumber>> = {
  stream: SourceNumber.STREAM,
  embed: SourceNumber.EMBED,
};

const markNumber: Readonly<Record<TitleMark, MarkNumber>> = {
  watchList: MarkNumber.WATCH_LIST,
  entryWatched: MarkNumber.ENTRY_WATCHED,
  favourite: MarkNumber.FAVOURITE,
  followed: MarkNumber.FOLLOWED,
};

const listNumber: Readonly<Record<LibraryList, ListNumber>> = {
  watch_list: ListNumber.WATCH_LIST,
  favourites: ListNumber.FAVOURITES,
  followed: ListNumber.FOLLOWED,
};

/** BAD_INPUT for an unknown number. */
export const named = <K extends string>(
  table: Readonly<Record<K, number>>,
  value: number,
  field: string,
): K => {
  const entry = (Object.entries(table) as [K, number][]).find(([, number]) => number === value);
  if (!entry) throw badInput({ [field]: 'invalid' });
  return entry[0];
};

export const toSegmentKind = (value: SegmentNumber, field: string): SegmentKind =>
  named(segmentNumber, value, field);
export const toSourceKind = (value: SourceNumber, field: string): SourceKind =>
  named(sourceNumber, value, field);
export const toTranslation = (value: TranslationKind, field: string): Translation =>
  named(translationKind, value, field);
export const toTitleMark = (value: MarkNumber, field: string): TitleMark => named(markNumber, value, field);
export const toLibraryList = (value: ListNumber, field: string): LibraryList =>
  named(listNumber, value, field);
