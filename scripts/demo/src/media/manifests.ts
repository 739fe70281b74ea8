import { type Clip, loopSeconds } from '../data/clips.js';
import type { ByteRange, Track } from './package-loop.js';
import { type SubtitleFile, subtitleLanguages } from './subtitles.js';

/** The subtitles of a clip by file name. */
export type Subtitles = Readonly<Record<string, SubtitleFile>>;

const lastByte = (range: ByteRange): number => range.start + range.length - 1;
const dashRange = (range: ByteRange): string => `${range.start}-${lastByte(range)}`;
const millis = (seconds: number): number => Math.round(seconds * 1000);
const isoSeconds = (seconds: number): string => `PT${seconds}S`;

/**
 * Lengths of a loop's segments in milliseconds. The last takes what is missing to the whole loop: sound ends a
 * few milliseconds early, and without this every repetition would push it further away from the picture.
 */
function segmentMillis(track: Track): number[] {
  const lengths = track.segments.map((segment) => millis(segment.seconds));
  const before = lengths.slice(0, -1).reduce((sum, length) => sum + length, 0);
  return [...lengths.slice(0, -1), millis(loopSeconds) - before];
}

function dashRepresentation(track: Track): string {
  const size =
    track.kind === 'video' ? ` width="${track.width}" height="${track.height}" frameRate="24"` : '';
  const sampling = track.kind === 'audio' ? ' audioSamplingRate="44100"' : '';
  const timeline = segmentMillis(track).map((length, i) => `<S${i === 0 ? ' t="0"' : ''} d="${length}"/>`);
  const segments = track.segments.map((segment) => `<SegmentURL mediaRange="${dashRange(segment)}"/>`);
  return [
    `<Representation id="${track.file}" bandwidth="${track.bandwidth}" codecs="${track.codecs}"${size}${sampling}>`,
    `<BaseURL>${track.file}</BaseURL><SegmentList timescale="1000"><Initialization range="${dashRange(track.init)}"/>`,
    `<SegmentTimeline>${timeline.join('')}</SegmentTimeline>${segments.join('')}</SegmentList></Representation>`,
  ].join('');
}

function partAt(subtitles: Subtitles, file: string, start: number): ByteRange {
  const part = subtitles[file]?.parts[start / loopSeconds];
  if (part === undefined) throw new Error(`${file} has no part at ${start} s`);
  return part;
}

/** The times in the file count from the start of the clip: the offset takes the period's start back out. */
function dashSubtitles(subtitles: Subtitles, start: number): string {
  return subtitleLanguages
    .map(({ code, file, label }) => {
      const offset = `presentationTimeOffset="${start}"`;
      const range = dashRange(partAt(subtitles, file, start));
      return [
        `<AdaptationSet contentType="text" mimeType="text/vtt" lang="${code}"><Label>${label}</Label>`,
        `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/><Representation id="${file}" bandwidth="256">`,
        `<BaseURL>${file}</BaseURL><SegmentList timescale="1" duration="${loopSeconds}" ${offset}><SegmentURL mediaRange="${range}"/></SegmentList>`,
        '</Representation></AdaptationSet>',
      ].join('');
    })
    .join('');
}

/** A static DASH manifest that plays the loop period after period until the clip's full length. */
export function dashManifest(clip: Clip, tracks: readonly Track[], subtitles: Subtitles): string {
  const sets = (['video', 'audio'] as const).map((kind) => {
    const inner = tracks.filter((track) => track.kind === kind).map(dashRepresentation);
    const label = kind === 'audio' ? ' lang="tr"' : '';
    return `<AdaptationSet contentType="${kind}" mimeType="${kind}/mp4"${label} segmentAlignment="true" startWithSAP="1">${inner.join('')}</AdaptationSet>`;
  });
  const periods: string[] = [];
  for (let start = 0; start < clip.seconds; start += loopSeconds) {
    const times = `start="${isoSeconds(start)}" duration="${isoSeconds(loopSeconds)}"`;
    periods.push(
      `<Period id="p${start}" ${times}>${sets.join('')}${dashSubtitles(subtitles, start)}</Period>`,
    );
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="urn:mpeg:dash:profile:isoff-main:2011"' +
      ` minBufferTime="PT2S" mediaPresentationDuration="${isoSeconds(clip.seconds)}">`,
    ...periods,
    '</MPD>',
    '',
  ].join('\n');
}

/** A media playlist that repeats the loop's byte ranges, with a discontinuity where time starts anew. */
export function hlsMediaPlaylist(clip: Clip, track: Track): string {
  const map = `#EXT-X-MAP:URI="${track.file}",BYTERANGE="${track.init.length}@${track.init.start}"`;
  const loop = track.segments.flatMap((segment, index) => [
    `#EXTINF:${(segmentMillis(track)[index]! / 1000).toFixed(3)},`,
    `#EXT-X-BYTERANGE:${segment.length}@${segment.start}`,
    track.file,
  ]);
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:6', '#EXT-X-PLAYLIST-TYPE:VOD', map];
  for (let start = 0; start < clip.seconds; start += loopSeconds) {
    if (start > 0) lines.push('#EXT-X-DISCONTINUITY', map);
    lines.push(...loop);
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** A subtitle playlist whose segments are the file's parts, with the discontinuities of picture and sound. */
export function hlsSubtitlePlaylist(file: string, { parts }: SubtitleFile): string {
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${loopSeconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
  ];
  const segments = parts.flatMap(({ start, length }) => [
    ...(start > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXTINF:${loopSeconds}.000,`,
    `#EXT-X-BYTERANGE:${length}@${start}`,
    file,
  ]);
  return [...head, ...segments, '#EXT-X-ENDLIST', ''].join('\n');
}

/** Name of the playlist that stands beside a media or subtitle file. */
export function playlistName(file: string): string {
  return file.replace(/\.\w+$/, '.m3u8');
}

export function hlsMaster(tracks: readonly Track[]): string {
  const audio = tracks.find((track) => track.kind === 'audio');
  if (audio === undefined) throw new Error('A clip needs a sound track');
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  lines.push(
    `#EXT-X-MEDIA:TYPE=AUDIO,URI="${playlistName(audio.file)}",GROUP-ID="ses",LANGUAGE="tr",NAME="Türkçe",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="1"`,
  );
  for (const { code, file, label } of subtitleLanguages) {
    lines.push(
      `#EXT-X-MEDIA:TYPE=SUBTITLES,URI="${playlistName(file)}",GROUP-ID="altyazi",LANGUAGE="${code}",NAME="${label}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO`,
    );
  }
  for (const track of tracks.filter(({ kind }) => kind === 'video')) {
    const rates = `BANDWIDTH=${track.bandwidth + audio.bandwidth},AVERAGE-BANDWIDTH=${track.averageBandwidth + audio.averageBandwidth}`;
    lines.push(
      `#EXT-X-STREAM-INF:${rates},CODECS="${track.codecs},${audio.codecs}",RESOLUTION=${track.width}x${track.height},FRAME-RATE=24.000,AUDIO="ses",SUBTITLES="altyazi"`,
      playlistName(track.file),
    );
  }
  return [...lines, ''].join('\n');
}
