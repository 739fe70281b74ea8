import type { MessageFieldsFragment } from '../../generated/types.js';
import { messageTexts } from './texts.js';

/** A message in words, for places without its photos. */
export function wordsOf({
  body,
  deleted,
  photos,
}: Pick<MessageFieldsFragment, 'body' | 'deleted' | 'photos'>): string {
  if (deleted) return messageTexts.deleted;
  return body || (photos.length > 0 ? messageTexts.photos(photos.length) : '');
}

/** The quoted message of a reply in words. */
export function quotedWords({
  excerpt,
  deleted,
  photoCount,
}: NonNullable<MessageFieldsFragment['replyTo']>): string {
  if (deleted) return messageTexts.deleted;
  return excerpt || (photoCount > 0 ? messageTexts.photos(photoCount) : '');
}
