import type { PlayerSegment } from './types.js';

/** State of the transition to the next episode, as a pure state machine. */
export interface NextEpisode {
  /**
   * `counting`: a card counts down; `asking`: asks whether the viewer is still there; `leaving`: the next episode
   * starts.
   */
  readonly phase: 'idle' | 'counting' | 'asking' | 'cancelled' | 'leaving';
  /** Seconds until the next episode starts. */
  readonly left: number;
}

export type NextEpisodeEvent =
  | { type: 'at'; nearEnd: boolean; untouched: number }
  | { type: 'second' }
  | { type: 'cancelled' }
  | { type: 'accepted' };

const COUNT_FROM = 10;
/** After this many episodes without input, the player asks before it continues. */
const ASK_AFTER = 3;

export const noNextEpisode: NextEpisode = { phase: 'idle', left: COUNT_FROM };

/** The second from which the next episode is offered: the start of the credits, or the end. */
export function offeredFrom(segments: readonly PlayerSegment[], duration: number): number {
  const credits = segments.filter(({ kind }) => kind === 'CREDITS').map(({ start }) => start);
  return Math.min(duration, ...credits);
}

export function nextNextEpisode(state: NextEpisode, event: NextEpisodeEvent): NextEpisode {
  if (state.phase === 'leaving') return state;
  switch (event.type) {
    case 'at':
      // After seeking back, the next episode is offered again.
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
