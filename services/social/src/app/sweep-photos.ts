import { sweepFiles, type Clock, type StoredFiles } from '@seyir/kit';
import { isOldPhoto } from '../domain/photo.js';
import type { PhotoStore } from './ports.js';

interface Deps {
  readonly photos: PhotoStore;
  readonly photoFiles: StoredFiles;
  readonly clock: Clock;
}

/** Deletes uploaded photos that never became part of a post. */
export const sweepPhotos =
  ({ photos, photoFiles, clock }: Deps) =>
  (signal?: AbortSignal): Promise<void> =>
    sweepFiles(
      {
        files: photoFiles,
        used: (files) => photos.used(files),
        isOld: (file) => isOldPhoto(file, clock.now()),
      },
      signal,
    );
