import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code.js';

export const isMissing = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
};

/**
 * Replaces a file atomically, even if the machine stops in the middle. Written by hand because write-file-atomic does not sync
 * the folder.
 */
export async function replaceFile(
  target: string,
  content: string | Uint8Array,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<void> {
  const unfinished = path.join(path.dirname(target), `.${randomUUID()}.new`);
  try {
    const file = await open(unfinished, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncDirectory(path.dirname(target));
}

/** Syncs the folder, so that new names survive a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Paths of all files below the folder, relative to it; none if the folder is missing. */
export async function* walkFiles(directory: string, below = ''): AsyncIterable<string> {
  const entries = await readdir(path.join(directory, below), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) yield* walkFiles(directory, name);
    else yield name;
  }
}
