import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { confetti, opacityAt } from './confetti.js';

const { matchMedia, requestAnimationFrame } = globalThis;
const { getContext } = HTMLCanvasElement.prototype;
/** Number of pieces and opacity of each drawn frame. */
let drawn: { pieces: number; opacity: number }[];
let frames: FrameRequestCallback[];

beforeEach(() => {
  drawn = [];
  frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  const paper = {
    canvas: { width: 800, height: 600 },
    set globalAlpha(opacity: number) {
      drawn.push({ pieces: 0, opacity });
    },
    fillRect: () => {
      const last = drawn.at(-1);
      if (last) last.pieces += 1;
    },
    clearRect: jest.fn(),
    setTransform: jest.fn(),
    rotate: jest.fn(),
  };
  HTMLCanvasElement.prototype.getContext = (() => paper) as unknown as typeof getContext;
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(globalThis, { matchMedia, requestAnimationFrame });
  HTMLCanvasElement.prototype.getContext = getContext;
});

/** Runs the next frame at a time in milliseconds after the first. */
const frameAt = (ms: number) => frames.shift()?.(1_000 + ms);

test('U-28 throws 700 pieces', () => {
  void confetti(new AbortController().signal);
  frameAt(0);
  expect(drawn).toEqual([{ pieces: 700, opacity: 1 }]);
});

test('U-29 is over after 4.5 s and leaves nothing behind', async () => {
  const over = confetti(new AbortController().signal);
  for (const ms of [0, 2_000, 4_499]) frameAt(ms);
  expect(drawn.map(({ pieces }) => pieces)).toEqual([700, 700, 700]);
  expect(document.querySelector('canvas')).not.toBeNull();
  frameAt(4_500);
  await over;
  expect(document.querySelector('canvas')).toBeNull();
  expect([drawn.length, frames.length]).toEqual([3, 0]);
});

test('U-30 fades from 3.3 s on', () => {
  expect([0, 3_299, 3_300, 3_900, 4_500, 9_000].map(opacityAt)).toEqual([1, 1, 1, 0.5, 0, 0]);
});

test('there is no confetti with reduced motion', async () => {
  globalThis.matchMedia = (query: string) => ({ ...matchMedia(query), matches: query.includes('reduce') });
  await confetti(new AbortController().signal);
  expect(document.querySelector('canvas')).toBeNull();
  expect(frames).toEqual([]);
});
