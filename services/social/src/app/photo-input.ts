import { badInput, checkText, cleanText, type Ids, type StoredFiles } from '@seyir/kit';
import { isStoredPhoto, MOST_PHOTOS, type Photo, type StoredPhoto } from '../domain/photo.js';
import type { PhotoStore } from './ports.js';

/** In graphemes. */
const ALT = { min: 0, max: 300 };

interface Deps {
  readonly photos: PhotoStore;
  readonly photoFiles: StoredFiles;
  readonly ids: Ids;
}

/**
 * The photos that an author adds to a post. BAD_INPUT for more than four, for one that is not stored or belongs to another post,
 * and for an alt text that is too long.
 */
export const photosOf = async (
  { photos, photoFiles, ids }: Deps,
  given: readonly StoredPhoto[],
): Promise<Photo[]> => {
  assertPhotoCount(given.length);
  const files = given.map(({ file }) => file);
  const stored = await Promise.all(
    files.map(async (file) => isStoredPhoto(file) && (await photoFiles.has(file))),
  );
  const used = await photos.used(files);
  if (new Set(files).size < files.length || used.size > 0 || stored.includes(false))
    throw badInput({ photos: 'invalid' });
  return given.map(({ file, width, height, ...one }) => {
    const alt = cleanText(one.alt);
    const problem = checkText(alt, ALT);
    if (problem) throw badInput({ alt: problem });
    return { id: ids.secret(), file, width, height, alt };
  });
};

/** @throws BAD_INPUT for more photos than a post may have */
export const assertPhotoCount = (count: number): void => {
  if (count > MOST_PHOTOS) throw badInput({ photos: 'too_many' });
};
