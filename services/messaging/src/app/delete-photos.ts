import type { EraseMemberData, StoredFiles, TaskKind, Tasks, TaskStep } from '@seyir/kit';
import type { PhotoStore } from './photo-ports.js';

type Input = { readonly files: readonly string[] };

/** Deletes the files of photos that no longer belong to a message, after the commit that removed their rows. */
export const deletePhotosTask: TaskKind<Input, string> = { name: 'delete-photos', whenDead: 'page' };

/** One step of `delete-photos`. */
export const deletePhotosStep =
  ({ photoFiles }: { readonly photoFiles: Pick<StoredFiles, 'delete'> }): TaskStep<Input, string> =>
  async ({ files }) => {
    for (const file of files) await photoFiles.delete(file);
    return 'done';
  };

interface EraseDeps {
  readonly photos: Pick<PhotoStore, 'forget'>;
  readonly tasks: Tasks;
}

/** Deletes a member's photos with their files. */
export const erasePhotos =
  ({ photos, tasks }: EraseDeps): EraseMemberData =>
  async (memberId, limit) => {
    const files = await photos.forget(memberId, limit);
    // The first file is the key, because each step adds a separate task for its files.
    if (files[0] !== undefined) await tasks.add(deletePhotosTask, { files }, { key: files[0] });
    return files.length < limit;
  };
