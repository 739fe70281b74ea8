import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './run.js';
import { segmentSeconds } from './encode.js';

/** A stretch of a file: first byte and number of bytes. */
export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

/** One packaged file of a clip, as the manifests need it. */
export interface Track {
  readonly file: string;
  readonly kind: 'video' | 'audio';
  readonly codecs: string;
  /** Bits a second at the peak. */
  readonly bandwidth: number;
  readonly averageBandwidth: number;
  readonly width?: number;
  readonly height?: number;
  readonly init: ByteRange;
  readonly segments: readonly (ByteRange & { readonly seconds: number })[];
}

function packagerPath(): string {
  const name = { linux: 'linux', darwin: 'osx', win32: 'win' }[process.platform as string];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folder = dirname(createRequire(import.meta.url).resolve('shaka-packager/package.json'));
  return join(folder, 'bin', `packager-${name ?? 'linux'}-${process.arch}${suffix}`);
}

function parsePlaylist(text: string): Pick<Track, 'init' | 'segments'> {
  const map = /#EXT-X-MAP:.*BYTERANGE="(\d+)@(\d+)"/.exec(text);
  if (map === null) throw new Error('The packaged playlist names no init segment');
  const found = text.matchAll(/#EXTINF:([\d.]+),\s*\n#EXT-X-BYTERANGE:(\d+)(?:@(\d+))?/g);
  const segments: Track['segments'][number][] = [];
  let next = 0;
  for (const [, seconds, length, start] of found) {
    const first = start === undefined ? next : Number(start);
    segments.push({ seconds: Number(seconds), start: first, length: Number(length) });
    next = first + Number(length);
  }
  return { init: { start: Number(map[2]), length: Number(map[1]) }, segments };
}

function parseMaster(
  text: string,
  playlist: string,
): { codecs: string[]; bandwidth: number; average: number } {
  const found = new RegExp(`#EXT-X-STREAM-INF:(.*)\\n${playlist}`).exec(text)?.[1];
  if (found === undefined) throw new Error(`${playlist} is not in the master playlist`);
  const codecs = /CODECS="([^"]+)"/.exec(found)?.[1]?.split(',') ?? [];
  const bandwidth = Number(/[^-]BANDWIDTH=(\d+)|^BANDWIDTH=(\d+)/.exec(found)?.slice(1).find(Boolean));
  return { codecs, bandwidth, average: Number(/AVERAGE-BANDWIDTH=(\d+)/.exec(found)?.[1]) };
}

/** Packages the encoded loop of `source` into fragmented single files of `target`. */
export async function packageLoop(source: string, target: string): Promise<Track[]> {
  const stream = (file: string, kind: string): string =>
    `in=${join(source, file)}.mp4,stream=${kind},output=${join(target, file)}.mp4,playlist_name=${file}.m3u8` +
    (kind === 'audio' ? ',language=tr,hls_group_id=audio,hls_name=Türkçe' : '');
  await run(packagerPath(), [
    '--quiet',
    ...['v360', 'v240'].map((file) => stream(file, 'video')),
    stream('a', 'audio'),
    `--segment_duration=${segmentSeconds}`,
    `--fragment_duration=${segmentSeconds}`,
    `--mpd_output=${join(source, 'manifest.mpd')}`,
    `--hls_master_playlist_output=${join(source, 'master.m3u8')}`,
  ]);
  const master = await readFile(join(source, 'master.m3u8'), 'utf8');
  const playlists = Object.fromEntries(
    await Promise.all(
      ['v360', 'v240', 'a'].map(
        async (file) => [file, parsePlaylist(await readFile(join(source, `${file}.m3u8`), 'utf8'))] as const,
      ),
    ),
  );
  const video = [
    { file: 'v360', width: 640, height: 360 },
    { file: 'v240', width: 426, height: 240 },
  ].map(({ file, ...size }): Track => {
    const { codecs, bandwidth, average } = parseMaster(master, `${file}\\.m3u8`);
    return {
      file: `${file}.mp4`,
      kind: 'video',
      codecs: codecs[0]!,
      bandwidth,
      averageBandwidth: average,
      ...size,
      ...playlists[file]!,
    };
  });
  const bytes = playlists['a']!.segments.reduce((sum, segment) => sum + segment.length, 0);
  const rate = Math.ceil(
    (bytes * 8) / playlists['a']!.segments.reduce((sum, segment) => sum + segment.seconds, 0),
  );
  return [
    ...video,
    {
      file: 'a.mp4',
      kind: 'audio',
      codecs: 'mp4a.40.2',
      bandwidth: rate,
      averageBandwidth: rate,
      ...playlists['a']!,
    },
  ];
}
