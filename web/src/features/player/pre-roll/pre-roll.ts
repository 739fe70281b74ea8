/** When an advert can be skipped: after its own duration, or always after five seconds. */
export type AdvertVariant = 'OWN_TIME' | 'AFTER_FIVE';

export interface PreRollAdvert {
  id: string;
  /** The target of a click. */
  link: string;
  /** Duration in seconds. */
  time: number;
  video?: string | null;
  image?: string | null;
}

/** State of the adverts before an episode, as a pure state machine (product-rules, Watching: pre-roll). */
export interface PreRoll {
  readonly variant: AdvertVariant;
  /** The remaining adverts, the current one first. */
  readonly adverts: readonly PreRollAdvert[];
  /** `waiting`: the first advert is the background until play is pressed. */
  readonly phase: 'waiting' | 'running' | 'done';
  /** Seconds that the current advert has run. */
  readonly elapsed: number;
}

export type PreRollEvent =
  | { type: 'started' }
  /** An image runs by the clock, a video by its playback time, so buffering does not count. */
  | { type: 'ran'; advertId: string; seconds: number }
  | { type: 'skipped'; advertId: string }
  /** The video ended. */
  | { type: 'ended'; advertId: string }
  /** The advert cannot be shown: it failed, is blocked, or never starts. */
  | { type: 'failed'; advertId: string };

const SKIP_AFTER_SECONDS = 5;

export function openPreRoll(placement: Pick<PreRoll, 'variant' | 'adverts'>): PreRoll {
  return { ...placement, phase: placement.adverts.length > 0 ? 'waiting' : 'done', elapsed: 0 };
}

/** Whole seconds left of the advert's duration, at least 0. */
export const secondsLeft = ({ adverts, elapsed }: PreRoll): number =>
  Math.max(0, Math.ceil((adverts[0]?.time ?? 0) - elapsed));

/** Whole seconds until it can be skipped, at least 0. */
export const secondsToSkip = (preRoll: PreRoll): number =>
  preRoll.variant === 'OWN_TIME'
    ? secondsLeft(preRoll)
    : Math.max(0, Math.ceil(SKIP_AFTER_SECONDS - preRoll.elapsed));

export function nextPreRoll(preRoll: PreRoll, event: PreRollEvent): PreRoll {
  const present = preRoll.adverts[0];
  if (!present) return preRoll;
  if (event.type === 'started') {
    return preRoll.phase === 'waiting' ? { ...preRoll, phase: 'running', elapsed: 0 } : preRoll;
  }
  // Late events of an earlier advert change nothing.
  if (event.advertId !== present.id) return preRoll;
  if (event.type === 'failed') return follow(preRoll);
  if (preRoll.phase !== 'running') return preRoll;
  switch (event.type) {
    case 'ran':
      return ran(preRoll, present, event.seconds);
    case 'skipped':
      return secondsToSkip(preRoll) === 0 ? follow(preRoll) : preRoll;
    case 'ended':
      return follow(preRoll);
  }
}

/** Unskipped, an image ends at 0, a video at its end. */
function ran(preRoll: PreRoll, present: PreRollAdvert, seconds: number): PreRoll {
  if (!present.video && seconds >= present.time) return follow(preRoll);
  return { ...preRoll, elapsed: Math.max(seconds, preRoll.elapsed) };
}

/** The next advert follows without a click, unless the first one still waits for play. */
function follow(preRoll: PreRoll): PreRoll {
  const adverts = preRoll.adverts.slice(1);
  return { ...preRoll, adverts, phase: adverts.length > 0 ? preRoll.phase : 'done', elapsed: 0 };
}
