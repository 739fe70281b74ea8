import type { Candidate } from './source-order.js';

/**
 * The playback from the choice of a source to a moving picture, or to the end of all sources, as a pure state
 * machine.
 */
export interface PlaybackSession {
  /** The sources to try, the current one first. */
  readonly queue: readonly Candidate[];
  readonly phase: 'loading' | 'playing' | 'exhausted' | 'refused';
  /** With `refused`: the displayable reason why this viewer gets no source. */
  readonly reason?: string;
  /** Seconds at which the next source starts. */
  readonly position: number;
  /** The failed source that another one replaced; the viewer is notified once. */
  readonly failed: Candidate | undefined;
  /** Increases with every load, so that late events of an earlier load are ignored. */
  readonly attempt: number;
  /** Whether a new address was requested since the source last played. */
  readonly renewed: boolean;
}

export type SessionEvent =
  | { type: 'chosen'; queue: readonly Candidate[]; position: number }
  | { type: 'loaded'; attempt: number }
  /** The picture has played for a while, so the current address works. */
  | { type: 'moved'; attempt: number }
  /** The signed address expired (403): load the same source again at the same position. */
  | { type: 'expired'; attempt: number; position: number }
  | { type: 'failed'; attempt: number; position: number }
  /** Every other source would be refused too: the viewer is too young, or the episode is not released. */
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
      return { ...session, phase: 'playing' };
    case 'moved':
      return session.renewed ? { ...session, renewed: false } : session;
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
    // A source that never started reports 0, which must not replace the position of the previous source.
    position: Math.max(position, session.phase === 'loading' ? session.position : 0),
    failed,
    attempt: session.attempt + 1,
    renewed: false,
  };
}
