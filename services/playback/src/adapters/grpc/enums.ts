import { badInput } from '@seyir/kit';
import { SegmentKind as SegmentNumber, SourceKind as SourceNumber, TranslationKind } from '@seyir/proto';
import { translationKind } from '../../app/messages.js';
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

/** BAD_INPUT for a number that stands for nothing. */
const named = <K extends string>(table: Readonly<Record<K, number>>, value: number, field: string): K => {
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
