import { useEffect, useRef, type RefObject } from 'react';
import {
  applyAction,
  phaseOf,
  type PlayerControl,
  type PlayerRemote,
  type PlayerState,
} from '../player-control.js';
import type { PlaybackSession } from '../source-failover.js';
import { useLatest } from './use-latest.js';

interface Played {
  session: PlaybackSession;
  /** True during adverts. */
  held: boolean;
  embedded: boolean;
  /** Seconds of the source before the episode starts. */
  offset: RefObject<number>;
  /** Plays a source at the current position; false for an unknown one. */
  chooseSource: (hash: string) => boolean;
}

/** A command that arrived before the picture was loaded is applied now. */
interface Early {
  play?: boolean;
  to?: number;
  rate?: number;
}

const changes = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'canplay',
  'ended',
  'ratechange',
  'durationchange',
  'emptied',
];

/** After these events the time of the element is that of the shown picture. */
const places = new Set(['seeking', 'seeked', 'canplay', 'playing']);

/** Attaches the control of the player to a remote, and reports the changes of its state. */
export function useRemote(
  video: RefObject<HTMLVideoElement | null>,
  remote: PlayerRemote | undefined,
  played: Played,
): void {
  const latest = useLatest(played);
  const listeners = useRef(new Set<(state: PlayerState) => void>());
  const early = useRef<Early>({});
  /** A source that was just loaded stands at 0 until its first data, and then moves to the position of the session. */
  const isPlaced = useRef(false);

  const read = useRef((): PlayerState => {
    const { session, held, embedded, offset } = latest.current;
    const { phase, position, queue } = session;
    const element = video.current;
    const [present] = queue;
    const isOpen = phase === 'playing' && !held && element !== null;
    const duration = isOpen && Number.isFinite(element.duration) ? element.duration - offset.current : 0;
    return {
      phase: held
        ? 'advert'
        : phase === 'loading'
          ? 'loading'
          : !isOpen
            ? 'failed'
            : embedded
              ? 'embedded'
              : phaseOf(element),
      position: isOpen && isPlaced.current ? Math.max(element.currentTime - offset.current, 0) : position,
      duration: Math.max(duration, 0),
      rate: element?.playbackRate ?? 1,
      ready: isOpen && element.readyState >= 3,
      sourceHash: present?.source.hash,
      groupId: present?.group.groupId,
    };
  });

  useEffect(() => {
    const element = video.current;
    if (!element || !remote) return undefined;
    const tell = ({ type }: Event) => {
      if (type === 'emptied') isPlaced.current = false;
      else if (places.has(type)) isPlaced.current = true;
      const state = read.current();
      for (const listener of listeners.current) listener(state);
    };
    for (const change of changes) element.addEventListener(change, tell);
    return () => {
      for (const change of changes) element.removeEventListener(change, tell);
    };
  }, [video, remote]);

  useEffect(() => {
    if (!remote) return undefined;
    const isOpen = () => latest.current.session.phase === 'playing' && !latest.current.held;
    const control: PlayerControl = {
      async play() {
        if (!isOpen() || !video.current) {
          early.current.play = true;
          return true;
        }
        return video.current.play().then(
          () => true,
          // A pause directly afterwards also rejects the promise; only a refusal by the browser needs the viewer's click.
          (error: unknown) => (error as Error).name !== 'NotAllowedError',
        );
      },
      pause() {
        early.current.play = false;
        video.current?.pause();
      },
      seek(to) {
        if (!isOpen() || !video.current) early.current.to = to;
        else applyAction(video.current, { is: 'seek', to: Math.max(to + latest.current.offset.current, 0) });
      },
      setRate(rate) {
        if (!isOpen() || !video.current) early.current.rate = rate;
        else applyAction(video.current, { is: 'rate', rate });
      },
      chooseSource: (hash) => latest.current.chooseSource(hash),
      state: () => read.current(),
      subscribe(listener) {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    };
    const detach = remote.attach(control);
    return detach;
  }, [remote, video, latest]);

  const { phase, attempt } = played.session;
  useEffect(() => {
    if (!remote) return;
    const element = video.current;
    if (phase === 'playing' && !played.held && element) {
      const { play, to, rate } = early.current;
      early.current = {};
      if (to !== undefined) element.currentTime = Math.max(to + latest.current.offset.current, 0);
      if (rate !== undefined) element.playbackRate = rate;
      if (play) element.play().catch(() => undefined);
    }
    const state = read.current();
    for (const listener of listeners.current) listener(state);
  }, [phase, attempt, played.held, played.embedded, remote, video, latest]);
}
