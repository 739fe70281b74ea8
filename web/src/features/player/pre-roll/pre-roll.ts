/** When an advert may be skipped: after its own seconds, or after five whatever they are. */
export type AdvertVariant = 'OWN_TIME' | 'AFTER_FIVE';

export interface PreRollAdvert {
  id: string;
  /** Where a click leads. */
  link: string;
  /** How long it runs, in seconds. */
  time: number;
  video?: string | null;
  image?: string | null;
}

/** What runs before an episode. A machine without a browser in it (product-rules, Watching: pre-roll). */
export interface PreRoll {
  readonly variant: AdvertVariant;
  /** What is still to run, the present one first. */
  readonly adverts: readonly PreRollAdvert[];
  /** `waiting`: the first one stands as a background until play is pressed. */
  readonly phase: 'waiting' | 'running' | 'done';
  /** Seconds that the present one has run. */
  readonly elapsed: number;
}

export type PreRollEvent =
  | { type: 'started' }
  /** An image runs by the clock, a video by its own time: one that loads has not run. */
  | { type: 'ran'; advertId: string; seconds: number }
  | { type: 'skipped'; advertId: string }
  /** A video came to its end. */
  | { type: 'ended'; advertId: string }
  /** It cannot be shown: failed, blocked, or it never begins. */
  | { type: 'failed'; advertId: string };

const SKIP_AFTER_SECONDS = 5;

export function openPreRoll(placement: Pick<PreRoll, 'variant' | 'adverts'>): PreRoll {
  return { ...placement, phase: placement.adverts.length > 0 ? 'waiting' : 'done', elapsed: 0 };
}

/** Whole seconds of the advert's own time that are left, down to 0. */
export const secondsLeft = ({ adverts, elapsed }: PreRoll): number =>
  Math.max(0, Math.ceil((adverts[0]?.time ?? 0) - elapsed));

/** Whole seconds until it may be skipped; 0 once it may. */
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
  // What an advert says that has already gone changes nothing.
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

/** Unskipped, an image moves on at 0, a video at its end. */
function ran(preRoll: PreRoll, present: PreRollAdvert, seconds: number): PreRoll {
  if (!present.video && seconds >= present.time) return follow(preRoll);
  return { ...preRoll, elapsed: Math.max(seconds, preRoll.elapsed) };
}

/** The next one follows without a click, unless the first still waits for one. */
function follow(preRoll: PreRoll): PreRoll {
  const adverts = preRoll.adverts.slice(1);
  return { ...preRoll, adverts, phase: adverts.length > 0 ? preRoll.phase : 'done', elapsed: 0 };
}
