import { quantile } from '../size/lib/numbers.ts';
import type { Recorded, Sample } from './recorder.ts';

/** Difference below which the product itself calls a member caught up. */
export const TOGETHER_MS = 250;
/** Samples that are further apart say nothing about the time between them. */
const GAP_MS = 400;
const STEP_MS = 100;

/** The index of the last sample at or before a time, or -1. */
const lastBefore = (samples: readonly Sample[], at: number): number => {
  let [low, high] = [0, samples.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((samples[middle]?.[0] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The position of a picture that plays at a moment; undefined if it does not play. */
export const positionAt = (samples: readonly Sample[], at: number): number | undefined => {
  const place = lastBefore(samples, at);
  const [one, other] = [samples[place], samples[place + 1]];
  if (!one || !other || one[2] !== 1 || other[2] !== 1 || other[0] - one[0] > GAP_MS) return undefined;
  return one[1] + ((other[1] - one[1]) * (at - one[0])) / (other[0] - one[0]);
};

/** The differences of each pair of pictures that both play, every 100 ms. */
export const pairDrifts = (all: readonly Recorded[], from: number, to: number): number[] => {
  const drifts: number[] = [];
  for (let at = from; at < to; at += STEP_MS) {
    const positions = all.flatMap(({ samples }) => positionAt(samples, at) ?? []);
    positions.forEach((one, place) =>
      positions.slice(place + 1).forEach((other) => drifts.push(Math.abs(one - other))),
    );
  }
  return drifts;
};

/** The share of the time in which all pictures play. */
export const togetherShare = (all: readonly Recorded[], from: number, to: number): number => {
  let [steps, playing] = [0, 0];
  for (let at = from; at < to; at += STEP_MS) {
    steps += 1;
    if (all.every(({ samples }) => positionAt(samples, at) !== undefined)) playing += 1;
  }
  return playing / steps;
};

/**
 * When a picture plays beside another one, from a moment on, for half a second without a break.
 * @param isLive the page must also get frames
 */
export const togetherFrom = (
  one: Recorded,
  other: Recorded,
  from: number,
  { isLive = false } = {},
): number | undefined => {
  let began: number | undefined;
  for (const [at, , , live] of one.samples) {
    if (at < from) continue;
    const [mine, theirs] = [positionAt(one.samples, at), positionAt(other.samples, at)];
    const isTogether = mine !== undefined && theirs !== undefined && Math.abs(mine - theirs) <= TOGETHER_MS;
    if (!isTogether || (isLive && live === 0)) began = undefined;
    else if (began === undefined) began = at;
    else if (at - began >= 500) return began;
  }
  return undefined;
};

const WINDOW_MS = 500;

/**
 * Milliseconds in which a picture stood still. A half second counts only if it loses at least 100 ms, because a change of the
 * rate costs Chromium some 20 ms and the slowest rate of a correction is 0.95.
 */
export const interruption = ({ samples }: Recorded, from: number, to: number): number => {
  let lost = 0;
  for (let at = from; at + WINDOW_MS <= to; at += WINDOW_MS) {
    const [one, other] = [positionAt(samples, at), positionAt(samples, at + WINDOW_MS)];
    const moved = one === undefined || other === undefined ? 0 : other - one;
    if (moved < WINDOW_MS - 100) lost += WINDOW_MS - moved;
  }
  return Math.round(lost);
};

/** When a picture stopped after a moment: from its last movement, and how far it still came. */
export const stoppedAt = ({ samples }: Recorded, from: number): number | undefined => {
  for (let place = Math.max(1, lastBefore(samples, from)); place < samples.length; place += 1) {
    const [one, other] = [samples[place - 1], samples[place]];
    if (!one || !other || other[0] < from || one[2] !== 1 || other[2] === 1) continue;
    const further = Math.min(Math.max(0, other[1] - one[1]), other[0] - one[0]);
    return one[0] + further;
  }
  return undefined;
};

/** When a picture began to move after a moment. */
export const movedAt = ({ samples }: Recorded, from: number): number | undefined => {
  for (let place = Math.max(1, lastBefore(samples, from)); place < samples.length; place += 1) {
    const [one, other] = [samples[place - 1], samples[place]];
    if (!one || !other || other[0] < from || other[2] !== 1 || one[2] === 1) continue;
    const [next] = samples.slice(place + 1);
    const moved = next && next[2] === 1 ? next : other;
    if (moved[1] - one[1] < 5 || moved[1] - one[1] > 1_000) continue;
    return moved[0] - (moved[1] - one[1]);
  }
  return undefined;
};

export const eventAfter = ({ events }: Recorded, from: number, name: string): number | undefined =>
  events.find(([at, is]) => at >= from && is === name)?.[0];

export interface Spread {
  n: number;
  p50: number;
  p95: number;
  max: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  n: values.length,
  p50: Math.round(quantile([...values], 0.5)),
  p95: Math.round(quantile([...values], 0.95)),
  max: Math.round(Math.max(0, ...values)),
});
