import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoContent } from '../types.js';
import { placements } from '../data/adverts.js';
import { advertSvg } from './advert.js';
import { avatarSvg } from './avatar.js';
import { advertName, smallName } from './names.js';
import { backdropSvg, posterSvg } from './poster.js';

interface Drawing {
  readonly name: string;
  readonly svg: string;
  /** Pixels; what is narrower than the drawing is scaled down. */
  readonly width: number;
  readonly quality: number;
}

export function drawingsOf(content: Pick<DemoContent, 'titles' | 'members'>): Drawing[] {
  return [
    ...content.titles.flatMap(({ slug, poster, backdrop }): Drawing[] => {
      const svg = posterSvg(slug);
      return [
        { name: poster, svg, width: 400, quality: 84 },
        { name: smallName(poster), svg, width: 200, quality: 84 },
        { name: backdrop, svg: backdropSvg(slug), width: 1280, quality: 80 },
      ];
    }),
    // One that stands in two placements is drawn once.
    ...[
      ...new Map(
        placements.flatMap(({ adverts }) => adverts).map((advert) => [advert.slug, advert]),
      ).values(),
    ].map((advert): Drawing => {
      return { name: advertName(advert.slug), svg: advertSvg(advert), width: 1280, quality: 80 };
    }),
    ...content.members.map(({ username, name, avatar }): Drawing => {
      return { name: avatar, svg: avatarSvg(username, name), width: 160, quality: 84 };
    }),
  ];
}

/** Names of all pictures that `drawArtwork` draws. */
export const artworkNames = (content: Pick<DemoContent, 'titles' | 'members'>): string[] =>
  drawingsOf(content).map(({ name }) => name);

const indexFile = 'index.json';

async function readIndex(folder: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(folder, indexFile), 'utf8')) as Record<string, string>;
  } catch {
    // No index, or one that a killed start left half written: everything is drawn again.
    return {};
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/**
 * Draws posters (400 by 600, and half of it under `smallName`), backdrops (1280 by 720) and avatars (160 by 160)
 * as WebP into a folder. What a former call drew from the same picture stays as it is.
 * @param stopping aborted: no further picture is drawn, and the call rejects
 * @returns the file of each image by its name
 */
export async function drawArtwork(
  content: Pick<DemoContent, 'titles' | 'members'>,
  folder: string,
  stopping?: AbortSignal,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const known = await readIndex(folder);
  const index: Record<string, string> = {};
  const drawings = drawingsOf(content);
  const files = new Map(drawings.map(({ name }) => [name, join(folder, name)]));
  const draw = async (drawing: Drawing): Promise<void> => {
    const hash = createHash('sha256')
      .update(`${drawing.width}:${drawing.quality}:${drawing.svg}`)
      .digest('hex');
    index[drawing.name] = hash;
    const file = join(folder, drawing.name);
    if (known[drawing.name] === hash && (await exists(file))) return;
    // Loaded only where something is to be drawn: a later start does without it.
    const { default: sharp } = await import('sharp');
    const picture = sharp(Buffer.from(drawing.svg)).resize({ width: drawing.width });
    await writeFile(file, await picture.webp({ quality: drawing.quality, effort: 3 }).toBuffer());
  };
  // A few at a time: each has its own threads, and all at once would hold every bitmap in memory.
  const queue = [...drawings];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      stopping?.throwIfAborted();
      await draw(next);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  await writeFile(join(folder, indexFile), JSON.stringify(index));
  return files;
}
