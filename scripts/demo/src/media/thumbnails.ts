import sharp from 'sharp';
import { type Clip, type ClipName, loopSeconds } from '../data/clips.js';
import { drawFrame } from './scenes/scenes.js';
import { vttTime } from './subtitles.js';

const tile = { width: 160, height: 90 };
const columns = 3;
const secondsPerTile = 5;
const tiles = loopSeconds / secondsPerTile;
export const spriteFile = 'thumbs.webp';

/** One picture with a tile for each five seconds of the loop. */
export async function drawSprite(clip: ClipName): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: tiles }, async (_, index) => {
      const svg = drawFrame(clip, index * secondsPerTile + secondsPerTile / 2);
      const input = await sharp(Buffer.from(svg)).resize(tile.width, tile.height).png().toBuffer();
      return { input, left: (index % columns) * tile.width, top: Math.floor(index / columns) * tile.height };
    }),
  );
  const size = { width: columns * tile.width, height: Math.ceil(tiles / columns) * tile.height };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#0B0D12' } });
  return sheet.composite(pictures).webp({ quality: 72, effort: 6 }).toBuffer();
}

/** Where the seek thumbnail of each moment of the full length lies in the sprite. */
export function thumbnailFile(clip: Clip): string {
  const cues: string[] = [];
  for (let start = 0; start < clip.seconds; start += secondsPerTile) {
    const index = (start / secondsPerTile) % tiles;
    const place = [
      (index % columns) * tile.width,
      Math.floor(index / columns) * tile.height,
      tile.width,
      tile.height,
    ];
    cues.push(
      `${vttTime(start)} --> ${vttTime(start + secondsPerTile)}\n${spriteFile}#xywh=${place.join(',')}\n`,
    );
  }
  return `WEBVTT\n\n${cues.join('\n')}`;
}
