import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { BlobStore } from '@seyir/kit';
import { mediaFolder, picturesFolder } from '../folders.js';

/** How many files are stored at the same time. Most of a small file's time is waiting for the disk or the network. */
const BATCH = 8;

const contentTypes: Record<string, string> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

/** All pictures and clips of the demo: the file of each by its name in a store. */
export const demoFiles = async (): Promise<Map<string, string>> => {
  const filesBelow = async (folder: string, prefix: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`${prefix}/${relative(folder, file)}`, file] as const);
  return new Map([
    ...(await filesBelow(picturesFolder(), 'images')),
    ...(await filesBelow(mediaFolder(), 'media')),
  ]);
};

/**
 * Puts the demo's files into a store. One that is there with the same size stays as it is.
 * @param ended asked before each batch of files: true ends it early
 */
export const storeFiles = async (blobs: BlobStore, ended: () => boolean): Promise<void> => {
  const files = [...(await demoFiles())];
  for (let i = 0; i < files.length && !ended(); i += BATCH)
    await Promise.all(files.slice(i, i + BATCH).map(([name, file]) => storeOnce(blobs, name, file)));
};

const storeOnce = async (blobs: BlobStore, name: string, file: string): Promise<void> => {
  const known = await blobs.stat(name);
  if (known && known.size === (await stat(file)).size) return;
  await blobs.put(name, createReadStream(file), contentTypes[extname(name)] ?? 'application/octet-stream');
};
