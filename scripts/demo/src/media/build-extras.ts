/**
 * Remakes what stands beside the clips: the moving advert, and the whole episode as one file to keep. Needs ffmpeg on
 * the path; the loops must be there.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { advertSvg } from '../art/advert.js';
import { advertClip } from '../data/adverts.js';
import { downloadFile } from '../data/clips.js';
import { mediaFolder } from '../folders.js';
import { run } from './run.js';

const framesPerSecond = 12;
const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];

async function* frames(): AsyncGenerator<Uint8Array> {
  const count = framesPerSecond * advertClip.seconds;
  for (let frame = 0; frame < count; frame++)
    yield await sharp(Buffer.from(advertSvg(advertClip.advert, frame / count)))
      .resize({ width: 640 })
      .removeAlpha()
      .raw()
      .toBuffer();
}

const folder = join(mediaFolder(), advertClip.folder);
await mkdir(folder, { recursive: true });
await run(
  'ffmpeg',
  [
    ...quiet,
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '640x360', '-r', String(framesPerSecond), '-i', '-'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30', '-pix_fmt', 'yuv420p'],
    ...['-movflags', '+faststart', join(folder, advertClip.file)],
  ],
  frames(),
);

const clip = join(mediaFolder(), downloadFile.clip);
await run('ffmpeg', [
  ...quiet,
  ...['-i', join(clip, 'v240.mp4'), '-i', join(clip, 'a.mp4'), '-c:v', 'copy'],
  ...['-c:a', 'aac', '-b:a', '20k', '-ac', '1', '-movflags', '+faststart', join(clip, downloadFile.file)],
]);
