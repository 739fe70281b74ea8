/**
 * Plays every clip in a real Chromium through both manifests: first frame, a seek to the end part, both
 * subtitle languages beyond the first loop, from one loop into the next, seek thumbnails. Prints one line a manifest; ends with 1 on a fault.
 * CHROMIUM names the browser's program; names of clips as arguments: only these.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { clips, loopSeconds } from '../data/clips.js';
import { mediaFolder } from '../folders.js';

const types: Record<string, string> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.js': 'text/javascript',
};

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><video id="video" muted playsinline></video><script src="/shaka.js"></script>',
    );
    return;
  }
  const player = dirname(createRequire(import.meta.url).resolve('shaka-player/package.json'));
  const file =
    path === '/shaka.js' ? join(player, 'dist/shaka-player.compiled.js') : join(mediaFolder(), path);
  const { size } = await stat(file);
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  const range = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '');
  const start = range === null ? 0 : Number(range[1]);
  const end = range === null || range[2] === '' ? size - 1 : Number(range[2]);
  response.writeHead(range === null ? 200 : 206, {
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
  });
  createReadStream(file, { start, end }).pipe(response);
}

/** As much of the page's own globals as the check uses. */
interface Track {
  language: string;
  height: number;
}
interface Player {
  addEventListener(kind: 'error', listener: (event: { detail: { code: number } }) => void): void;
  attach(video: Video): Promise<void>;
  load(address: string): Promise<void>;
  getTextTracks(): Track[];
  getVariantTracks(): Track[];
  selectTextTrack(track: Track): void;
  addThumbnailsTrack(address: string, type: string): Promise<{ id: number }>;
  getThumbnails(
    id: number,
    seconds: number,
  ): Promise<{ uris: string[]; positionX: number; positionY: number }>;
  destroy(): Promise<void>;
}
interface Video {
  currentTime: number;
  duration: number;
  seeking: boolean;
  play(): Promise<void>;
  textTracks: Iterable<{ activeCues: Iterable<{ text: string }> | null }>;
}
interface PageGlobals {
  shaka: { Player: new () => Player };
  document: { querySelector(selector: string): Video; baseURI: string };
}

interface Finding {
  duration: number;
  heights: number[];
  position: number;
  cues: Record<string, string[]>;
  thumbnail: string;
  errors: number[];
}

/** Watches one manifest inside the page. */
async function watch(page: Page, manifest: string, seekTo: number): Promise<Finding> {
  return page.evaluate(
    async ({ manifest, seekTo, loopEnd }) => {
      const { shaka, document } = globalThis as unknown as PageGlobals;
      const video = document.querySelector('video');
      const player = new shaka.Player();
      const errors: number[] = [];
      player.addEventListener('error', (event) => errors.push(event.detail.code));
      const until = async (what: string, test: () => boolean): Promise<void> => {
        const deadline = performance.now() + 8_000;
        while (!test()) {
          if (performance.now() > deadline) throw new Error(`${what}: ${video.currentTime} ${errors.join()}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      await player.attach(video);
      await player.load(manifest);
      await video.play();
      await until('first frames', () => video.currentTime > 0.5);
      const cues: Record<string, string[]> = {};
      for (const [index, language] of ['tr', 'en'].entries()) {
        const track = player.getTextTracks().find((candidate) => candidate.language === language);
        if (track === undefined) throw new Error(`no ${language} subtitles`);
        player.selectTextTrack(track);
        video.currentTime = seekTo - index * 100;
        await until('seek', () => !video.seeking && video.currentTime > seekTo - index * 100);
        const shown = (): string[] =>
          [...video.textTracks]
            .flatMap((shownTrack) => [...(shownTrack.activeCues ?? [])])
            .map((cue) => cue.text);
        await until(`${language} cue`, () => shown().length > 0);
        cues[language] = shown();
      }
      video.currentTime = loopEnd - 1.5;
      await until(
        'plays on from one loop into the next',
        () => !video.seeking && video.currentTime > loopEnd + 1,
      );
      const images = await player.addThumbnailsTrack(
        new URL('thumbs.vtt', new URL(manifest, document.baseURI)).href,
        'text/vtt',
      );
      const thumbnail = await player.getThumbnails(images.id, seekTo);
      const finding = {
        duration: video.duration,
        heights: [...new Set(player.getVariantTracks().map((track) => track.height))],
        position: video.currentTime,
        cues,
        thumbnail: `${thumbnail.uris[0]?.split('/').pop()} ${thumbnail.positionX},${thumbnail.positionY}`,
        errors,
      };
      await player.destroy();
      return finding;
    },
    { manifest, seekTo, loopEnd: Math.ceil(seekTo / loopSeconds) * loopSeconds },
  );
}

const server = createServer((request, response) => {
  serve(request, response).catch(() => response.writeHead(404).end());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
// The one place where the environment is read: this file is a program of its own.
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
let faults = 0;
const wanted = process.argv.slice(2);
for (const clip of clips) {
  if (wanted.length > 0 && !wanted.includes(clip.name)) continue;
  for (const manifest of ['manifest.mpd', 'master.m3u8']) {
    const page = await browser.newPage();
    await page.goto(origin);
    try {
      const found = await watch(page, `/${clip.name}/${manifest}`, 250);
      const right = Math.abs(found.duration - clip.seconds) < 0.1 && found.errors.length === 0;
      if (!right) faults++;
      process.stdout.write(`${right ? 'ok' : 'FAULT'} ${clip.name}/${manifest} ${JSON.stringify(found)}\n`);
    } catch (error) {
      faults++;
      process.stdout.write(`FAULT ${clip.name}/${manifest} ${String(error)}\n`);
    }
    await page.close();
  }
}
await browser.close();
server.close();
process.exitCode = faults === 0 ? 0 : 1;
