/**
 * Remakes the committed clips below demo/media: draws and encodes each loop, packages it, and writes the
 * manifests that repeat it to its full length. Needs ffmpeg on the path. Arguments: names of clips (all without);
 * --work keeps the encoded loops in a folder, where a later run finds them again.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Clip, type ClipName, clips } from '../data/clips.js';
import { dialogue } from '../data/dialogue/index.js';
import { mediaFolder } from '../folders.js';
import { encodeLoop } from './encode.js';
import { dashManifest, hlsMaster, hlsMediaPlaylist, hlsSubtitlePlaylist, playlistName } from './manifests.js';
import { packageLoop } from './package-loop.js';
import { subtitleFile, subtitleLanguages } from './subtitles.js';
import { drawSprite, spriteFile, thumbnailFile } from './thumbnails.js';

async function buildClip(clip: Clip & { name: ClipName }, work: string): Promise<void> {
  const source = join(work, clip.name);
  const target = join(mediaFolder(), clip.name);
  await mkdir(source, { recursive: true });
  await mkdir(target, { recursive: true });
  if (!existsSync(join(source, 'a.mp4'))) await encodeLoop(clip, source);
  const tracks = await packageLoop(source, target);
  const write = (file: string, data: string | Buffer): Promise<void> => writeFile(join(target, file), data);
  const subtitles = Object.fromEntries(
    subtitleLanguages.map(({ code, file }) => [file, subtitleFile(clip, dialogue[clip.name], code)]),
  );
  await write('manifest.mpd', dashManifest(clip, tracks, subtitles));
  await write('master.m3u8', hlsMaster(tracks));
  for (const track of tracks) await write(playlistName(track.file), hlsMediaPlaylist(clip, track));
  for (const [file, subtitle] of Object.entries(subtitles)) {
    await write(file, subtitle.text);
    await write(playlistName(file), hlsSubtitlePlaylist(file, subtitle));
  }
  await write(spriteFile, await drawSprite(clip.name));
  await write('thumbs.vtt', thumbnailFile(clip));
}

const { values, positionals } = parseArgs({ options: { work: { type: 'string' } }, allowPositionals: true });
const work = values.work ?? (await mkdtemp(join(tmpdir(), 'demo-media-')));
for (const clip of clips) {
  if (positionals.length > 0 && !positionals.includes(clip.name)) continue;
  await buildClip(clip, work);
  process.stdout.write(`${clip.name}\n`);
}
