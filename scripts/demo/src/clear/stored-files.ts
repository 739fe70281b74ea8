import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '@seyir/kit';
import { artworkNames } from '../art/index.js';
import { mediaFolder } from '../folders.js';
import type { DemoContent } from '../types.js';

/** Names of the demo's pictures and clips in a store, as filling in has put them there. */
export const demoFiles = async (content: Pick<DemoContent, 'titles' | 'members'>): Promise<string[]> => {
  const clips = (await readdir(mediaFolder(), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const files = await Promise.all(
    clips.map(async ({ name }) =>
      (await readdir(join(mediaFolder(), name))).map((file) => `media/${name}/${file}`),
    ),
  );
  return [...artworkNames(content).map((name) => `images/${name}`), ...files.flat()];
};

/** Those of them that are there. */
export const storedFiles = async (
  content: Pick<DemoContent, 'titles' | 'members'>,
  blobs: BlobStore,
): Promise<string[]> => {
  const stored: string[] = [];
  for (const name of await demoFiles(content)) if (await blobs.stat(name)) stored.push(name);
  return stored;
};
