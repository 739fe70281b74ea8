import type { PlayerSegment } from './types.js';

/** What happens towards the end of an episode that has a next one. A machine without a browser in it. */
export interface NextEpisode {
  /** `counting`: a card counts down; `asking`: is anyone still there; `leaving`: the next one begins. */
  readonly phase: 'idle' | 'counting' | 'asking' | 'cancelled' | 'leaving';
  /** Seconds until the next one begins. */
  readonly left: number;
}

export type NextEpisodeEvent =
  | { type: 'at'; nearEnd: boolean; untouched: number }
  | { type: 'second' }
  | { type: 'cancelled' }
  | { type: 'accepted' };

const COUNT_FROM = 10;
/** After so many episodes that nobody touched the player asks before it goes on. */
const ASK_AFTER = 3;

export const noNextEpisode: NextEpisode = { phase: 'idle', left: COUNT_FROM };

/** The second from which on the next episode is offered: the credits, else only the end itself. */
export function offeredFrom(segments: readonly PlayerSegment[], duration: number): number {
  const credits = segments.filter(({ kind }) => kind === 'CREDITS').map(({ start }) => start);
  return Math.min(duration, ...credits);
}

export function nextNextEpisode(state: NextEpisode, event: NextEpisodeEvent): NextEpisode {
  if (state.phase === 'leaving') return state;
  switch (event.type) {
    case 'at':
      // Whoever seeks back is offered it again.
      if (!event.nearEnd) return state.phase === 'idle' ? state : noNextEpisode;
      if (state.phase !== 'idle') return state;
      return { phase: event.untouched >= ASK_AFTER ? 'asking' : 'counting', left: COUNT_FROM };
    case 'second':
      if (state.phase !== 'counting') return state;
      return state.left > 1 ? { ...state, left: state.left - 1 } : { phase: 'leaving', left: 0 };
    case 'cancelled':
      return { ...state, phase: 'cancelled' };
    case 'accepted':
      return { ...state, phase: 'leaving' };
  }
}
