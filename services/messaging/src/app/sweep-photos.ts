import { sweepFiles, type Clock, type StoredFiles } from '@seyir/kit';
import { isOldPhoto } from '../domain/photo.js';
import type { PhotoStore } from './photo-ports.js';

interface Deps {
  readonly photos: Pick<PhotoStore, 'used'>;
  readonly photoFiles: Pick<StoredFiles, 'stored' | 'delete'>;
  readonly clock: Clock;
}

/** Deletes uploaded photos that never became part of a message. */
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
