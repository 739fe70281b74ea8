import { sweepFiles, type Clock, type StoredFiles } from '@seyir/kit';
import { isOldPicture } from '../domain/group.js';
import type { GroupStore } from './group-ports.js';

interface Deps {
  readonly groups: Pick<GroupStore, 'usedPictures'>;
  readonly groupPictures: Pick<StoredFiles, 'stored' | 'delete'>;
  readonly clock: Clock;
}

/** Deletes pictures that no group uses: replaced ones, those of deleted groups, and uploads that were never saved with a group. */
export const sweepGroupPictures =
  ({ groups, groupPictures, clock }: Deps) =>
  (signal?: AbortSignal): Promise<void> =>
    sweepFiles(
      {
        files: groupPictures,
        used: (files) => groups.usedPictures(files),
        isOld: (file) => isOldPicture(file, clock.now()),
      },
      signal,
    );
