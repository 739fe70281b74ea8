import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { BlobStore } from '@seyir/kit';
import { mediaFolder, picturesFolder } from '../folders.js';
import type { DemoContent, DemoPhoto } from '../types.js';

/** How many files are stored at the same time. A small file spends most of its time waiting for the disk or the network. */
const BATCH = 8;

const contentTypes: Record<string, string> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

/** The photos of posts and messages. */
export const photosOf = ({ social, messaging }: Pick<DemoContent, 'social' | 'messaging'>): DemoPhoto[] => [
  ...social.posts.flatMap(({ photos }) => photos),
  ...messaging.conversations.flatMap(({ messages }) => messages.flatMap(({ photos }) => photos)),
];

/** All pictures, clips and photos of the demo: the file of each, by its name in a store. */
export const demoFiles = async (photos: readonly DemoPhoto[]): Promise<Map<string, string>> => {
  const filesBelow = async (folder: string, prefix: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`${prefix}/${relative(folder, file)}`, file] as const);
  return new Map([
    ...(await filesBelow(picturesFolder(), 'images')),
    ...(await filesBelow(mediaFolder(), 'media')),
    // A photo is deleted with its post or message, so it gets its own copy of the file.
    ...photos.map(({ file, picture }) => [`media/${file}`, join(picturesFolder(), picture)] as const),
  ]);
};

/**
 * Copies the demo's files into a store. A file with the same size is skipped.
 * @param ended called before each batch of files; true ends the copy early
 */
export const storeFiles = async (
  blobs: BlobStore,
  ended: () => boolean,
  photos: readonly DemoPhoto[],
): Promise<void> => {
  const files = [...(await demoFiles(photos))];
  for (let i = 0; i < files.length && !ended(); i += BATCH)
    await Promise.all(files.slice(i, i + BATCH).map(([name, file]) => storeOnce(blobs, name, file)));
};

const storeOnce = async (blobs: BlobStore, name: string, file: string): Promise<void> => {
  const known = await blobs.stat(name);
  if (known && known.size === (await stat(file)).size) return;
  await blobs.put(name, createReadStream(file), contentTypes[extname(name)] ?? 'application/octet-stream');
};
