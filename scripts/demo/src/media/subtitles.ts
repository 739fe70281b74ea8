import { type Clip, loopSeconds } from '../data/clips.js';
import type { Line } from '../data/dialogue/index.js';
import type { ByteRange } from './package-loop.js';

/** The languages of the subtitles, in the order in which a player offers them. */
export const subtitleLanguages = [
  { code: 'tr', file: 'sub-tr.vtt', label: 'Türkçe' },
  { code: 'en', file: 'sub-en.vtt', label: 'English' },
] as const;

const cueSeconds = 5;
const firstCueAt = 2;

/** A WebVTT time: hh:mm:ss.mmm. */
export function vttTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const millis = Math.round((seconds % 1) * 1000);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(millis).padStart(3, '0')}`;
}

export interface SubtitleFile {
  readonly text: string;
  /** The bytes that hold the cues of each loop's time, readable as a file of their own. */
  readonly parts: readonly ByteRange[];
}

/**
 * Full-length subtitles of one language, the lines spread evenly over the clip. A player that seeks reads only the
 * part that it needs: a part opens with a header, which the whole file passes over as the words of a note.
 */
export function subtitleFile(
  clip: Clip,
  lines: readonly Line[],
  code: (typeof subtitleLanguages)[number]['code'],
): SubtitleFile {
  const spacing = clip.seconds / lines.length;
  // Each loop's media time starts at 0 again: the map tells an HLS player which time of the file that is.
  const texts = Array.from(
    { length: clip.seconds / loopSeconds },
    (_, index) => `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:${vttTime(index * loopSeconds)},MPEGTS:0\n\n`,
  );
  lines.forEach(([tr, en], index) => {
    const start = firstCueAt + index * spacing;
    const times = `${vttTime(start)} --> ${vttTime(start + cueSeconds)}`;
    texts[Math.floor(start / loopSeconds)] += `${index + 1}\n${times}\n${code === 'tr' ? tr : en}\n\n`;
  });
  const parts: ByteRange[] = [];
  const whole = texts.map((text, index) => (index < texts.length - 1 ? `${text}NOTE\n` : text));
  let start = 0;
  for (const text of whole) {
    const length = Buffer.byteLength(text);
    parts.push({ start, length });
    start += length;
  }
  return { text: whole.join(''), parts };
}
