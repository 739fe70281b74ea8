import type { StoredFiles } from './stored-files.js';

const BATCH = 200;

export interface Sweeping {
  readonly files: Pick<StoredFiles, 'stored' | 'delete'>;
  /** Those of the files that a row names. */
  readonly used: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether an unused file is so old that no row can name it any more. */
  readonly isOld: (file: string) => boolean;
}

/** Deletes old files of an object store that no row names. It may be stopped between two batches. */
export const sweepFiles = async (
  { files, used, isOld }: Sweeping,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const drop = async (batch: readonly string[]): Promise<void> => {
    const named = await used(batch);
    for (const file of batch) if (!named.has(file)) await files.delete(file);
  };
  let batch: string[] = [];
  for await (const file of files.stored()) {
    if (signal?.aborted) return;
    if (isOld(file)) batch.push(file);
    if (batch.length < BATCH) continue;
    await drop(batch);
    batch = [];
  }
  await drop(batch);
};
