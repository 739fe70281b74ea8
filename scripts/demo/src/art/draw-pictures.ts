/**
 * Draws all pictures of the demo into a folder: posters in two sizes, backdrops, adverts, avatars, and a still for each
 * episode of a series. Argument: the folder.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDemoContent } from '../content.js';
import { drawingsOf } from './index.js';
import { stillName } from './names.js';
import { stillOf } from './stills/still.js';

const folder = process.argv[2] ?? 'var/artwork';
await mkdir(folder, { recursive: true });
const content = createDemoContent('preview', new Date());
for (const { name, svg, width, quality } of drawingsOf(content))
  await sharp(Buffer.from(svg)).resize({ width }).webp({ quality, effort: 6 }).toFile(join(folder, name));
for (const { id, slug, kind } of content.titles) {
  if (kind === 'movie') continue;
  const episodes = content.episodes.filter(({ titleId }) => titleId === id);
  for (const [index, { season, number }] of episodes.entries()) {
    const { svg, modulate, overlay } = stillOf(slug, index);
    const scene = await sharp(Buffer.from(svg)).removeAlpha().modulate(modulate).png().toBuffer();
    const whole = await sharp(scene)
      .composite([{ input: Buffer.from(overlay) }])
      .png()
      .toBuffer();
    const picture = await sharp(whole).resize({ width: 960 }).webp({ quality: 78, effort: 6 }).toBuffer();
    await writeFile(join(folder, stillName(slug, season, number)), picture);
  }
}
