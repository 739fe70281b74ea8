import type { BlobStore } from '@seyir/kit';
import type { DemoPhoto } from '../types.js';
import { demoFiles } from '../fill/files.js';

/** Names of the demo's pictures and clips in a store. */
export const storedFiles = async (blobs: BlobStore, photos: readonly DemoPhoto[]): Promise<string[]> => {
  const stored: string[] = [];
  for (const name of (await demoFiles(photos)).keys()) if (await blobs.stat(name)) stored.push(name);
  return stored;
};
