import { drawText } from '../../art/type/text.js';
import type { ClipName } from '../../data/clips.js';
import { loopSeconds } from '../../data/clips.js';
import { perde, yorunge } from './cinema.js';
import { kor, tramvay, tuz, yagmur } from './land.js';
import { fener, iskele } from './sea.js';
import { height, type Scene, width } from './shapes.js';

const scenes: Record<ClipName, Scene> = { iskele, fener, tuz, kor, tramvay, yagmur, perde, yorunge };

/** The running clock: seconds and tenths of the loop, in columns that do not jump. */
function clock(seconds: number): string {
  const text = `${String(Math.floor(seconds)).padStart(2, '0')},${Math.floor((seconds % 1) * 10)}`;
  const style = { face: 'displayWide', size: 22, fill: '#F2F4F8', anchor: 'middle' } as const;
  const digits = [...text].map((digit, i) =>
    drawText(digit, 38 + i * 14 - (i > 2 ? 5 : i === 2 ? 2 : 0), 42, style),
  );
  const share = (seconds / loopSeconds) * 68;
  return (
    `<rect x="20" y="18" width="80" height="40" rx="10" fill="#0B0D12" opacity="0.620"/>${digits.join('')}` +
    `<rect x="26" y="51" width="${share.toFixed(1)}" height="3" rx="1.500" fill="#2EC4B6"/>`
  );
}

/** The inside of a clip's frame, 640 by 360, without its clock. */
export const drawScene = (clip: ClipName, seconds: number): string =>
  scenes[clip]((seconds / loopSeconds) % 1);

/** One frame of a clip as an SVG of 640 by 360. */
export function drawFrame(clip: ClipName, seconds: number): string {
  const picture = drawScene(clip, seconds);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}${clock(seconds)}</svg>`;
}
