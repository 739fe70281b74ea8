import type { Candidate } from './source-order.js';

/** From choosing a source to a moving picture, or to the end of all sources. A machine without a browser in it. */
export interface PlaybackSession {
  /** What is still to be tried, the present one first. */
  readonly queue: readonly Candidate[];
  readonly phase: 'loading' | 'playing' | 'exhausted' | 'refused';
  /** With `refused`: why this viewer gets none of the sources, fit to be shown. */
  readonly reason?: string;
  /** Where the next source takes over (seconds). */
  readonly position: number;
  /** Told to the viewer once: this source failed and another one took over. */
  readonly failed: Candidate | undefined;
  /** Rises with every load, so that a late answer of an earlier one is known as such. */
  readonly attempt: number;
  /** Whether a fresh address was already asked for in this attempt. */
  readonly renewed: boolean;
}

export type SessionEvent =
  | { type: 'chosen'; queue: readonly Candidate[]; position: number }
  | { type: 'loaded'; attempt: number }
  /** The signed address ran out (403): the same source once more at the same position. */
  | { type: 'expired'; attempt: number; position: number }
  | { type: 'failed'; attempt: number; position: number }
  /** No other source would be handed out either: the viewer is too young, or it is not out yet. */
  | { type: 'refused'; attempt: number; reason: string };

export function openSession(queue: readonly Candidate[], position: number): PlaybackSession {
  return {
    queue,
    phase: queue.length > 0 ? 'loading' : 'exhausted',
    position,
    failed: undefined,
    attempt: 1,
    renewed: false,
  };
}

export function nextSession(session: PlaybackSession, event: SessionEvent): PlaybackSession {
  if (event.type === 'chosen') {
    return { ...openSession(event.queue, event.position), attempt: session.attempt + 1 };
  }
  if (event.attempt !== session.attempt) return session;
  switch (event.type) {
    case 'loaded':
      return { ...session, phase: 'playing', renewed: false };
    case 'expired':
      if (session.renewed) return fail(session, event.position);
      return {
        ...session,
        phase: 'loading',
        renewed: true,
        position: event.position,
        attempt: session.attempt + 1,
      };
    case 'refused':
      return { ...session, phase: 'refused', reason: event.reason };
    case 'failed':
      return fail(session, event.position);
  }
}

function fail(session: PlaybackSession, position: number): PlaybackSession {
  const [failed, ...queue] = session.queue;
  return {
    queue,
    phase: queue.length > 0 ? 'loading' : 'exhausted',
    // A source that never began says 0, which must not lose where the one before it stood.
    position: Math.max(position, session.phase === 'loading' ? session.position : 0),
    failed,
    attempt: session.attempt + 1,
    renewed: false,
  };
}
