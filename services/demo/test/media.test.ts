import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { advertClip } from '../src/data/adverts.js';
import { clips } from '../src/data/clips.js';
import { mediaFolder } from '../src/folders.js';

const read = (clip: string, file: string): string => readFileSync(join(mediaFolder(), clip, file), 'utf8');
const size = (clip: string, file: string): number => statSync(join(mediaFolder(), clip, file)).size;

it('all media together are below six megabytes', () => {
  const folders = readdirSync(mediaFolder());
  expect(folders.sort()).toEqual([...clips.map(({ name }) => name as string), advertClip.folder].sort());
  const sizes = folders.flatMap((clip) =>
    readdirSync(join(mediaFolder(), clip)).map((file) => size(clip, file)),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(6_000_000);
});

describe.each(clips)('$name', ({ name, seconds }) => {
  it('the DASH manifest plays to the end with existing bytes', () => {
    const manifest = read(name, 'manifest.mpd');
    expect(manifest).toContain(`mediaPresentationDuration="PT${seconds}S"`);
    expect(manifest.match(/<Period /g)).toHaveLength(seconds / 30);
    for (const [, file, inside] of manifest.matchAll(/<BaseURL>([^<]+)<\/BaseURL>(.*?)<\/SegmentList>/g)) {
      for (const [, first, last] of inside!.matchAll(/ange="(\d+)-(\d+)"/g)) {
        expect(Number(first)).toBeLessThan(Number(last));
        expect(Number(last)).toBeLessThan(size(name, file!));
      }
    }
  });

  it('the HLS playlists have the full length, for picture, sound and subtitles', () => {
    const playlists = [...read(name, 'master.m3u8').matchAll(/^([^#\n]+\.m3u8)$|URI="([^"]+)"/gm)];
    expect(playlists).toHaveLength(5);
    for (const [, line, uri] of playlists) {
      const text = read(name, line ?? uri!);
      const total = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
        (sum, [, length]) => sum + Number(length),
        0,
      );
      expect(total).toBeCloseTo(seconds, 3);
      expect(text.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(seconds / 30 - 1);
      for (const [, length, start, file] of text.matchAll(/BYTERANGE:(\d+)@(\d+)\n(\S+)/g)) {
        expect(Number(start) + Number(length)).toBeLessThanOrEqual(size(name, file!));
      }
    }
  });

  it.each(['tr', 'en'] as const)(
    'subtitles in %s have every line, and each part reads as a file of its own',
    (code) => {
      const file = `sub-${code}.vtt`;
      const bytes = readFileSync(join(mediaFolder(), name, file));
      const lines = [...bytes.toString().matchAll(/^(\d+)\n\S+ --> \S+\n(.+)$/gm)];
      // About one line every 13 seconds, numbered, the same number in both languages.
      expect(lines.length).toBeGreaterThanOrEqual(seconds / 15);
      expect(lines.map(([, number]) => Number(number))).toEqual(lines.map((_, index) => index + 1));
      expect(lines.length).toBe(read(name, 'sub-tr.vtt').match(/ --> /g)?.length);
      const parts = [...read(name, `sub-${code}.m3u8`).matchAll(/BYTERANGE:(\d+)@(\d+)/g)];
      parts.forEach(([, length, start], index) => {
        const part = bytes.subarray(Number(start), Number(start) + Number(length)).toString();
        expect(part).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=LOCAL:/);
        for (const [, minutes, at] of part.matchAll(/^\d\d:(\d\d):(\d\d)\.\d+ -->/gm)) {
          expect(Math.floor((Number(minutes) * 60 + Number(at)) / 30)).toBe(index);
        }
      });
      expect(Number(parts.at(-1)![1]) + Number(parts.at(-1)![2])).toBe(bytes.length);
    },
  );

  it('has a seek thumbnail for every moment', () => {
    const cues = [...read(name, 'thumbs.vtt').matchAll(/thumbs\.webp#xywh=\d+,\d+,160,90/g)];
    expect(cues).toHaveLength(seconds / 5);
  });

  it('has relative addresses, so that a signed prefix covers them', () => {
    for (const file of readdirSync(join(mediaFolder(), name)).filter((entry) =>
      /\.(mpd|m3u8|vtt)$/.test(entry),
    )) {
      expect(read(name, file)).not.toMatch(/(?:BaseURL>|URI="|media="|^)(?:https?:)?\//m);
    }
  });
});
