import { join } from 'node:path';
import sharp from 'sharp';
import { type Clip, type ClipName, loopSeconds } from '../data/clips.js';
import { run } from './run.js';
import { drawFrame } from './scenes/scenes.js';
import { height, width } from './scenes/shapes.js';
import { composeLoop, sampleRate } from './sound.js';

const framesPerSecond = 24;
/** Seconds from key frame to key frame, and so the length of a segment. */
export const segmentSeconds = 5;

async function* frames(clip: ClipName): AsyncGenerator<Uint8Array> {
  for (let frame = 0; frame < framesPerSecond * loopSeconds; frame++) {
    const svg = drawFrame(clip, frame / framesPerSecond);
    yield await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  }
}

function h264(crf: number, ceiling: number): string[] {
  const keyFrames = String(framesPerSecond * segmentSeconds);
  return [
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-profile:v',
      'main',
      '-crf',
      String(crf),
    ],
    ...['-maxrate', `${ceiling}k`, '-bufsize', `${ceiling * 2}k`, '-aq-mode', '3', '-pix_fmt', 'yuv420p'],
    ...['-g', keyFrames, '-keyint_min', keyFrames, '-sc_threshold', '0', '-threads', '2'],
  ];
}

/** Encodes a clip's loop into v360.mp4, v240.mp4 and a.mp4 of a folder. */
export async function encodeLoop(
  clip: Clip & { name: ClipName },
  folder: string,
  ffmpeg = 'ffmpeg',
): Promise<void> {
  const common = ['-hide_banner', '-loglevel', 'error', '-y'];
  await run(
    ffmpeg,
    [
      ...common,
      ...[
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${width}x${height}`,
        '-r',
        String(framesPerSecond),
        '-i',
        '-',
      ],
      ...['-filter_complex', '[0:v]split=2[large][half];[half]scale=426:240:flags=lanczos[small]'],
      ...['-map', '[large]', ...h264(25, 200), join(folder, 'v360.mp4')],
      ...['-map', '[small]', ...h264(28, 72), join(folder, 'v240.mp4')],
    ],
    frames(clip.name),
  );
  const input = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'];
  // A little short of the loop, so that one loop's sound never runs into the next.
  const output = ['-t', String(loopSeconds - 0.03), '-c:a', 'aac', '-b:a', '36k', join(folder, 'a.mp4')];
  await run(ffmpeg, [...common, ...input, ...output], [composeLoop(clip.root)]);
}
