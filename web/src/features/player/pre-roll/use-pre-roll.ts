import { useEffect, useReducer, useRef } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { nextPreRoll, openPreRoll, type PreRoll, type PreRollEvent } from './pre-roll.js';

export type AdvertMoment = 'IMPRESSION' | 'SKIP' | 'CLICK';

/** Interval at which the time of an image advert is updated. */
const TICK_MS = 200;
/** An advert without progress for this long counts as blocked and is skipped. */
const STALL_MS = 5_000;

interface Options {
  onMoment: (advertId: string, moment: AdvertMoment) => void;
  onDone: () => void;
}

/** Runs the pre-roll state machine: the clock of images, the counted events, and the end. */
export function usePreRoll(
  placement: Pick<PreRoll, 'variant' | 'adverts'>,
  options: Options,
): [PreRoll, (event: PreRollEvent) => void] {
  const [preRoll, dispatch] = useReducer(nextPreRoll, placement, openPreRoll);
  const latest = useLatest(options);
  const { phase, adverts, elapsed } = preRoll;
  const present = adverts[0];
  const running = phase === 'running' ? present : undefined;
  const advertId = running?.id;
  const isImage = running !== undefined && !running.video;

  useEffect(() => {
    if (!isImage || !advertId) return undefined;
    const begun = performance.now();
    const timer = setInterval(
      () => dispatch({ type: 'ran', advertId, seconds: (performance.now() - begun) / 1000 }),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [advertId, isImage]);

  useEffect(() => {
    if (!advertId) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'failed', advertId }), STALL_MS);
    return () => clearTimeout(timer);
    // Each progress restarts the timer.
  }, [advertId, elapsed]);

  const counted = useRef(new Set<string>());
  const isSeen = isImage || elapsed > 0;
  useEffect(() => {
    if (!advertId || !isSeen || counted.current.has(advertId)) return;
    counted.current.add(advertId);
    latest.current.onMoment(advertId, 'IMPRESSION');
  }, [advertId, isSeen, latest]);

  useEffect(() => {
    if (phase === 'done') latest.current.onDone();
  }, [phase, latest]);

  return [preRoll, dispatch];
}
