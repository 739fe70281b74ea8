import type { ClipName } from '../clips.js';
import type { Line } from './dialogue.js';
import { perde, yorunge } from './film.js';
import { kor, tuz } from './land.js';
import { fener, iskele } from './sea.js';
import { tramvay, yagmur } from './town.js';

export type { Line } from './dialogue.js';

/** What is said in each clip, evenly spread over its length by the subtitles. */
export const dialogue: Record<ClipName, readonly Line[]> = {
  iskele,
  fener,
  tuz,
  kor,
  tramvay,
  yagmur,
  perde,
  yorunge,
};
