import type { BlobStore } from '@seyir/kit';
import { demoFiles } from '../fill/files.js';

/** Names of the demo's pictures and clips that are in a store. */
export const storedFiles = async (blobs: BlobStore): Promise<string[]> => {
  const stored: string[] = [];
  for (const name of (await demoFiles()).keys()) if (await blobs.stat(name)) stored.push(name);
  return stored;
};
