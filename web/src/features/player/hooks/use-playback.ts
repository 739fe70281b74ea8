import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { nextSession, openSession, type PlaybackSession, type SessionEvent } from '../source-failover.js';
import { readError } from '../../../lib/graphql-error.js';
import { isExpired } from '../load-shaka.js';
import type { Candidate } from '../source-order.js';
import { addressOf } from '../stream-address.js';
import type { PlayerStream } from '../types.js';
import { useLatest } from './use-latest.js';
import { useLineLoss } from './use-line-loss.js';
import { useMoved } from './use-moved.js';
import { useStallWatch } from './use-stall-watch.js';
import type { ShakaHandle } from './use-shaka.js';

/** Requests the address of a source; rejects if there is none. */
export type RequestStream = (sourceHash: string) => Promise<PlayerStream>;

export interface Playback {
  session: PlaybackSession;
  stream: PlayerStream | undefined;
  dispatch: (event: SessionEvent) => void;
  /** Starts playback as soon as possible. */
  want: () => void;
  /** Seconds of the loaded source before the episode starts. */
  lead: number;
  /** An error that the player library cannot recover from. */
  onPlayerError: (error: { code?: number; data?: unknown[] }) => void;
}

/** Shaka's code for a load that a newer load replaced. */
const LOAD_INTERRUPTED = 7000;

interface Circumstances {
  /** Adverts run. */
  held: boolean;
  /** Without a remote, the player may start by itself. */
  alone: boolean;
  /** Set by this hook: seconds of the loaded source before the episode starts. */
  offset: RefObject<number>;
}

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

/** Refusals that apply to every source of the episode. */
const final: ReadonlySet<string> = new Set(['AGE_RESTRICTED', 'AGE_UNCONFIRMED', 'NOT_RELEASED']);

/**
 * Runs the playback session: resolves the current source and loads it at the last position. While `held` (during
 * adverts) nothing plays. Positions of the session are seconds of the episode, which each source starts at its own
 * offset. Unless `alone`, playback starts by a command from outside only.
 */
export function usePlayback(
  queue: readonly Candidate[],
  startAt: number,
  requestStream: RequestStream,
  shaka: ShakaHandle | undefined,
  video: RefObject<HTMLVideoElement | null>,
  { held, alone, offset }: Circumstances,
): Playback {
  const [{ session, stream }, dispatch] = useReducer(reduce, undefined, () => ({
    session: openSession(queue, startAt),
    stream: undefined,
  }));
  const ask = useLatest(requestStream);
  // A viewer who clicked inside the site gets playback at once; one who opened the address directly presses play.
  const wantsPlay = useRef(
    alone && typeof navigator !== 'undefined' && navigator.userActivation?.hasBeenActive,
  );
  const playIfWanted = useLatest(() => {
    if (held || !wantsPlay.current) return;
    wantsPlay.current = false;
    video.current?.play().catch(() => undefined);
  });
  /**
   * The attempt whose address the player loaded last. Errors belong to it, even while the next address is being
   * requested.
   */
  const inHand = useRef(0);
  const [lead, setLead] = useState(0);
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

  const uri = stream?.kind === 'STREAM' ? addressOf(stream) : undefined;
  useEffect(() => {
    if (!uri || !shaka) return undefined;
    let late = false;
    const element = video.current;
    if (element && !element.paused) wantsPlay.current = true;
    // The player continued to play from its buffer while the next address was requested.
    const from =
      element && element.readyState > 0 ? Math.max(element.currentTime - offset.current, position) : position;
    inHand.current = attempt;
    offset.current = source?.offset ?? 0;
    setLead(offset.current);
    const start = from > 0 ? from + offset.current : 0;
    shaka.player.load(uri, start > 0 ? start : null).then(
      () => {
        if (late) return;
        dispatch({ type: 'loaded', attempt });
        playIfWanted.current();
        if (stream?.thumbnails) addThumbnails(shaka, stream.thumbnails, element);
      },
      (error: { code?: number; data?: unknown[] }) => {
        if (late || error.code === LOAD_INTERRUPTED) return;
        dispatch({ type: isExpired(error) ? 'expired' : 'failed', attempt, position });
      },
    );
    return () => {
      late = true;
    };
    // The position belongs to the attempt, so it is read when the attempt starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [uri, shaka, attempt, video]);

  const embedded = stream?.kind === 'EMBED';
  useEffect(() => {
    if (!embedded || !shaka) return;
    // The embedded player starts by itself; the previous video must stop.
    shaka.player.unload().catch(() => undefined);
    dispatch({ type: 'loaded', attempt });
  }, [embedded, shaka, attempt]);

  useMoved(video, session, () => dispatch({ type: 'moved', attempt }));
  useStallWatch(video, session, (at) =>
    dispatch({ type: 'failed', attempt, position: at === undefined ? position : at - offset.current }),
  );

  useEffect(() => {
    if (!held && session.phase === 'playing') playIfWanted.current();
  }, [held, session.phase, playIfWanted]);

  // Offline, every source would fail. The player plays on from its buffer, and the same source continues afterwards.
  const lineLoss = useLineLoss(shaka);

  const want = useCallback(() => {
    wantsPlay.current = true;
  }, []);
  const tell = (event: SessionEvent) => {
    // A viewer who presses a source wants to play it.
    if (event.type === 'chosen' && alone) wantsPlay.current = true;
    dispatch(event);
  };
  const onPlayerError = (error: { code?: number; data?: unknown[] }) => {
    const at = (video.current?.currentTime ?? 0) - offset.current;
    if (session.phase === 'playing' && lineLoss.explains()) return;
    dispatch({ type: isExpired(error) ? 'expired' : 'failed', attempt: inHand.current, position: at });
  };
  return { session, stream, dispatch: tell, want, lead, onPlayerError };
}

/**
 * Loads the list of pictures after the first data of the video, which it would delay on a slow line. The library resolves each
 * picture's address against the list's, which therefore must be absolute.
 */
function addThumbnails({ player }: ShakaHandle, address: string, video: HTMLVideoElement | null): void {
  const uri = player.getAssetUri();
  const add = () => {
    if (player.getAssetUri() !== uri) return;
    player.addThumbnailsTrack(new URL(address, location.href).href).catch((error: unknown) => {
      // The episode plays without thumbnails; the warning is for debugging.
      console.warn('seek thumbnails', error);
    });
  };
  if (!video || video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) add();
  else video.addEventListener('canplay', add, { once: true });
}
