import type { BlobStore } from '@seyir/kit';
import type { DemoPost } from '../types.js';
import { demoFiles } from '../fill/files.js';

/** Names of the demo's pictures and clips in a store. */
export const storedFiles = async (blobs: BlobStore, posts: readonly DemoPost[]): Promise<string[]> => {
  const stored: string[] = [];
  for (const name of (await demoFiles(posts)).keys()) if (await blobs.stat(name)) stored.push(name);
  return stored;
};
