const BATCH = 200;

/** The files that a sweep looks at. */
export interface SweptFiles {
  /** All of them. */
  stored(): AsyncIterable<string>;
  /** A missing file is no error. */
  delete(file: string): Promise<void>;
}

export interface Sweeping {
  readonly files: SweptFiles;
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
