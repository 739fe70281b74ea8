import type { StoredFiles, TaskKind, TaskStep } from '@seyir/kit';

type Input = { readonly files: readonly string[] };

/** Deletes the files of photos that no longer belong to a post, after the commit that removed their rows. */
export const deletePhotosTask: TaskKind<Input, string> = { name: 'delete-photos', whenDead: 'page' };

/** One step of `delete-photos`. */
export const deletePhotosStep =
  ({ photoFiles }: { readonly photoFiles: StoredFiles }): TaskStep<Input, string> =>
  async ({ files }) => {
    for (const file of files) await photoFiles.delete(file);
    return 'done';
  };
