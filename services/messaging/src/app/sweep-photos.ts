import type { Clock } from '@seyir/kit';
import { isOldPhoto } from '../domain/photo.js';
import type { PhotoFiles, PhotoStore } from './photo-ports.js';

const BATCH = 200;

interface Deps {
  readonly photos: Pick<PhotoStore, 'used'>;
  readonly photoFiles: Pick<PhotoFiles, 'stored' | 'delete'>;
  readonly clock: Clock;
}

/** Deletes uploaded photos that never became part of a message. It may be stopped between two batches. */
export const sweepPhotos = ({ photos, photoFiles, clock }: Deps) => {
  const drop = async (batch: readonly string[]): Promise<void> => {
    const used = await photos.used(batch);
    for (const file of batch) if (!used.has(file)) await photoFiles.delete(file);
  };
  return async (signal?: AbortSignal): Promise<void> => {
    let batch: string[] = [];
    for await (const file of photoFiles.stored()) {
      if (signal?.aborted) return;
      if (isOldPhoto(file, clock.now())) batch.push(file);
      if (batch.length < BATCH) continue;
      await drop(batch);
      batch = [];
    }
    await drop(batch);
  };
};
