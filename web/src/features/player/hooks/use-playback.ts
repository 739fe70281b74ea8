import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { nextSession, openSession, type PlaybackSession, type SessionEvent } from '../playback-session.js';
import { readError } from '../../../lib/graphql-error.js';
import { isExpired } from '../load-shaka.js';
import type { Candidate } from '../source-order.js';
import type { PlayerStream } from '../types.js';
import { useLatest } from './use-latest.js';
import type { ShakaHandle } from './use-shaka.js';

/** Asks for the address of a source; rejects when there is none to be had. */
export type RequestStream = (sourceHash: string) => Promise<PlayerStream>;

export interface Playback {
  session: PlaybackSession;
  stream: PlayerStream | undefined;
  dispatch: (event: SessionEvent) => void;
  /** Plays as soon as it can. */
  want: () => void;
  /** An error that the player does not recover from by itself. */
  onPlayerError: (error: { code?: number; data?: unknown[] }) => void;
}

/** Another load took this one's place. */
const LOAD_INTERRUPTED = 7000;

interface State {
  session: PlaybackSession;
  stream: PlayerStream | undefined;
}

type Action = SessionEvent | { type: 'stream'; attempt: number; stream: PlayerStream };

function reduce(state: State, action: Action): State {
  if (action.type === 'stream') {
    return action.attempt === state.session.attempt ? { ...state, stream: action.stream } : state;
  }
  const session = nextSession(state.session, action);
  if (session === state.session) return state;
  return { session, stream: session.attempt === state.session.attempt ? state.stream : undefined };
}

/** Refusals that every source of the episode would meet. */
const final: ReadonlySet<string> = new Set(['AGE_RESTRICTED', 'NOT_RELEASED']);

/**
 * Runs the session: resolves the source in turn, loads it into the player where the last one stood. While `held`
 * (adverts run before it) nothing plays.
 */
export function usePlayback(
  queue: readonly Candidate[],
  startAt: number,
  requestStream: RequestStream,
  shaka: ShakaHandle | undefined,
  video: RefObject<HTMLVideoElement | null>,
  held: boolean,
): Playback {
  const [{ session, stream }, dispatch] = useReducer(reduce, undefined, () => ({
    session: openSession(queue, startAt),
    stream: undefined,
  }));
  const ask = useLatest(requestStream);
  // One click leads from a poster to a picture that moves; who came by an address presses play.
  const wantsPlay = useRef(typeof navigator !== 'undefined' && navigator.userActivation?.hasBeenActive);
  const playIfWanted = useLatest(() => {
    if (held || !wantsPlay.current) return;
    wantsPlay.current = false;
    video.current?.play().catch(() => undefined);
  });
  /** The attempt whose address the player was given last: its errors belong to that, also while the next one is asked for. */
  const inHand = useRef(0);
  const { attempt, position } = session;
  const source =
    session.phase === 'exhausted' || session.phase === 'refused' ? undefined : session.queue[0]?.source;
  const hash = source?.hash;

  useEffect(() => {
    if (!hash) return undefined;
    let late = false;
    ask.current(hash).then(
      (answer) => !late && dispatch({ type: 'stream', attempt, stream: answer }),
      (error: unknown) => {
        if (late) return;
        const { code, message } = readError(error);
        if (final.has(code)) dispatch({ type: 'refused', attempt, reason: message });
        else dispatch({ type: 'failed', attempt, position: 0 });
      },
    );
    return () => {
      late = true;
    };
  }, [hash, attempt, ask]);

  const uri = stream?.kind === 'STREAM' ? (stream.dash ?? stream.hls ?? undefined) : undefined;
  useEffect(() => {
    if (!uri || !shaka) return undefined;
    let late = false;
    const element = video.current;
    if (element && !element.paused) wantsPlay.current = true;
    // What was buffered went on playing while the next address was asked for.
    const from = element && element.readyState > 0 ? Math.max(element.currentTime, position) : position;
    inHand.current = attempt;
    shaka.player.load(uri, from > 0 ? from : null).then(
      async () => {
        if (late) return;
        dispatch({ type: 'loaded', attempt });
        playIfWanted.current();
        if (stream?.thumbnails) await shaka.player.addThumbnailsTrack(stream.thumbnails).catch(() => null);
      },
      (error: { code?: number; data?: unknown[] }) => {
        if (late || error.code === LOAD_INTERRUPTED) return;
        dispatch({ type: isExpired(error) ? 'expired' : 'failed', attempt, position });
      },
    );
    return () => {
      late = true;
    };
    // The position belongs to the attempt: it is read when that begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [uri, shaka, attempt, video]);

  const embedded = stream?.kind === 'EMBED';
  useEffect(() => {
    if (!embedded || !shaka) return;
    // The frame plays by itself; what played before must not go on behind it.
    shaka.player.unload().catch(() => undefined);
    dispatch({ type: 'loaded', attempt });
  }, [embedded, shaka, attempt]);

  useEffect(() => {
    if (!held && session.phase === 'playing') playIfWanted.current();
  }, [held, session.phase, playIfWanted]);

  const want = useCallback(() => {
    wantsPlay.current = true;
  }, []);
  const tell = (event: SessionEvent) => {
    // Whoever presses a source wants to see it.
    if (event.type === 'chosen') wantsPlay.current = true;
    dispatch(event);
  };
  const onPlayerError = (error: { code?: number; data?: unknown[] }) => {
    const at = video.current?.currentTime ?? 0;
    dispatch({ type: isExpired(error) ? 'expired' : 'failed', attempt: inHand.current, position: at });
  };
  return { session, stream, dispatch: tell, want, onPlayerError };
}
