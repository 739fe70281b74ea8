import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RoomActivity } from '../../../generated/types.js';
import { serverClock } from '../../../lib/server-clock.js';
import type { LinkedPlayer, PlayerLink, ViewerAction } from '../player-link.js';
import { BEGINS_APART_MS, momentOf, syncStep, type RoomPlayback } from '../room-sync.js';

const TICK_MS = 100;
/** Dragging along the seek bar causes many seeks: the first is sent at once, then the last one after this time of rest. */
const DRAG_MS = 300;
/** How often the shown difference changes: it can be read then, and the page is not rendered again at each tick. */
const SHOWN_MS = 500;
/** How long a member's own seek is shown before the room's state counts again. */
const OWN_MS = 2_000;
/** At the end of the media the room no longer moves players. */
const END_MS = 250;
/** A player that is not playing yet may lose a seek, so the next one does not wait for 10 s. */
const UNSURE_MS = 9_000;
/**
 * Number of seeks of a player that has just begun. The first one may wait for data and end late; the second one then has the data
 * and ends at once. Corrections by the rate alone would take many seconds.
 */
const BEGIN_SEEKS = 2;
/** A player that begins gets no seek to a place this near before it has data: it would throw away the segment that it loads. */
const LOADS_MS = 5_000;
/** A player has landed when it has played this much after the position of a seek. */
const LANDED_MS = 50;
/** A smaller change of the rate is not applied. */
const RATE_STEP = 0.004;

/** A member's own command from the player's controls. */
export type OwnCommand =
  { kind: 'PLAY' | 'PAUSE' } | { kind: 'SEEK'; positionMs: number } | { kind: 'RATE'; rate: number };

export interface PlayerReport {
  activity: RoomActivity;
  /** The player's position minus the room's, in ms. */
  offsetMs: number;
}

export interface RoomSync {
  /** Passed to the player; must be the same object at each render. */
  link: PlayerLink;
  /** The player's position minus the room's, in ms; undefined while nothing plays. */
  offsetMs: number | undefined;
  /** True if the browser requires a press before it plays. */
  blocked: boolean;
  /** Starts a blocked player; call it on a press. */
  press: () => void;
  /** Seeks to the room's position at once. */
  catchUp: () => void;
  /** The player's state for the next heartbeat. */
  report: () => PlayerReport;
}

interface Options {
  playback: RoomPlayback;
  inLobby: boolean;
  /** Whether the viewer may send commands now; if not, it shows the reason. */
  mayCommand: (action: ViewerAction) => boolean;
  onCommand: (command: OwnCommand) => void;
  /** Called again and again while the room and the player are at the end of the media. */
  onEnd: () => void;
  /** Called with each source that the player has opened. */
  onSource: (sourceHash: string) => void;
}

/**
 * Keeps the player at the room's position by the server's clock, and sends the viewer's actions as commands, which take effect for
 * all at the same moment. It never waits for other members.
 */
export function useRoomSync(options: Options): RoomSync {
  const { playback } = options;
  const player = useRef<LinkedPlayer>(undefined);
  const [offsetMs, setOffset] = useState<number>();
  const [blocked, setBlocked] = useState(false);
  const latest = useRef(options);
  const before = useRef<RoomPlayback>(undefined);
  const reported = useRef<PlayerReport>({ activity: 'WAITING', offsetMs: 0 });
  const lastSeek = useRef(-Infinity);
  const ownUntil = useRef(-Infinity);
  const reportedSource = useRef<string>(undefined);
  const beginSeeks = useRef(BEGIN_SEEKS);
  /** The position of a seek from which the player has not played on yet, in ms. */
  const landing = useRef<number>(undefined);
  const dragging = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tickNow = useRef(() => undefined as void);

  // Layout effects, because a slow device may paint until after the moment of a command.
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    // A new state is applied at once; only corrections wait 10 s.
    ownUntil.current = -Infinity;
    lastSeek.current = -Infinity;
    // At its moment, or at once if it comes late: between two ticks, members would apply a command up to a tick apart. A timer may
    // end a part of a millisecond early, and a new sample may set the clock back.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      const waitMs = playback.effectiveMs - (serverClock.now() ?? playback.effectiveMs);
      if (waitMs > 0) timer = setTimeout(apply, Math.ceil(waitMs));
      else tickNow.current();
    };
    apply();
    return () => {
      clearTimeout(timer);
      before.current = playback;
    };
  }, [playback]);

  const momentNow = useCallback(() => {
    const now = serverClock.now();
    return now === undefined ? undefined : momentOf(latest.current.playback, before.current, now);
  }, []);

  const play = useCallback(() => {
    player.current?.play().then(
      (started) => setBlocked(!started),
      () => undefined,
    );
  }, []);

  const link = useMemo((): PlayerLink => {
    const command = (own: OwnCommand) => latest.current.onCommand(own);
    return {
      attach(linked) {
        player.current = linked;
        lastSeek.current = -Infinity;
        reportedSource.current = undefined;
        beginSeeks.current = BEGIN_SEEKS;
        landing.current = undefined;
        return () => {
          if (player.current === linked) player.current = undefined;
        };
      },
      onAction(action) {
        if (!latest.current.mayCommand(action)) return false;
        switch (action.is) {
          case 'play':
            command({ kind: 'PLAY' });
            return false;
          case 'pause':
            command({ kind: 'PAUSE' });
            return false;
          case 'rate':
            command({ kind: 'RATE', rate: action.rate });
            return false;
          case 'seek': {
            const positionMs = Math.round(action.to * 1_000);
            ownUntil.current = performance.now() + OWN_MS;
            const isFirst = dragging.current === undefined;
            clearTimeout(dragging.current);
            if (isFirst) command({ kind: 'SEEK', positionMs });
            dragging.current = setTimeout(() => {
              dragging.current = undefined;
              if (!isFirst) command({ kind: 'SEEK', positionMs });
            }, DRAG_MS);
            return true;
          }
        }
      },
    };
  }, []);

  useEffect(() => {
    let shownUntil = -Infinity;
    const tell = (activity: RoomActivity, offset: number | undefined) => {
      reported.current = { activity, offsetMs: Math.round(offset ?? 0) };
      const now = performance.now();
      if (offset !== undefined && now < shownUntil) return;
      shownUntil = offset === undefined ? -Infinity : now + SHOWN_MS;
      setOffset(offset === undefined ? undefined : Math.round(offset / 10) * 10);
    };
    const tick = () => {
      const linked = player.current;
      const moment = momentNow();
      if (!linked || !moment) return tell('WAITING', undefined);
      const { phase, position, duration, rate, ready, sourceHash } = linked.state();
      if (phase === 'advert') return tell('ADVERT', undefined);
      if (phase === 'loading' || phase === 'embedded' || phase === 'failed')
        return tell('WAITING', undefined);
      if (sourceHash !== undefined && sourceHash !== reportedSource.current) {
        reportedSource.current = sourceHash;
        latest.current.onSource(sourceHash);
      }
      if (latest.current.inLobby) {
        if (phase === 'playing') linked.pause();
        return tell('READY', undefined);
      }
      const paused = phase === 'paused' || phase === 'ended';
      if (duration > 0 && moment.positionMs >= duration * 1_000 - END_MS) {
        if (moment.playing) latest.current.onEnd();
        return tell(paused ? 'PAUSED' : 'PLAYING', undefined);
      }
      const now = performance.now();
      const playerMs = position * 1_000;
      if (ready && phase === 'playing' && playerMs > (landing.current ?? 0) + LANDED_MS)
        landing.current = undefined;
      const begins = beginSeeks.current > 0 && landing.current === undefined && phase === 'playing';
      const sinceSeekMs = begins && beginSeeks.current < BEGIN_SEEKS ? Infinity : now - lastSeek.current;
      const step = syncStep({ moment, playerMs, paused, sinceSeekMs, begins });
      const loads = beginSeeks.current > 0 && !ready && Math.abs(step.offsetMs) <= LOADS_MS;
      const isTogether = Math.abs(step.offsetMs) <= BEGINS_APART_MS;
      // Until the first sample the clock is rough, and the place may be, too.
      if (begins && isTogether && serverClock.samples() > 0) beginSeeks.current = 0;
      else if (begins && !loads && step.seekMs !== undefined) {
        beginSeeks.current -= 1;
        landing.current = step.seekMs;
      }
      tell(activityOf({ phase, ready, playing: moment.playing, offsetMs: step.offsetMs }), step.offsetMs);
      if (now < ownUntil.current) return;
      if (step.seekMs !== undefined && !loads) {
        lastSeek.current = phase === 'playing' ? now : now - UNSURE_MS;
        linked.seek(step.seekMs / 1_000);
      }
      if (step.pause) linked.pause();
      if (step.play) play();
      // The player's library stops the rate while it waits for data.
      if (rate > 0 && Math.abs(rate - step.rate) > RATE_STEP) linked.setRate(step.rate);
    };
    tickNow.current = tick;
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(dragging.current);
      dragging.current = undefined;
    };
  }, [momentNow, play]);

  const catchUp = useCallback(() => {
    const moment = momentNow();
    if (!moment) return;
    lastSeek.current = performance.now();
    player.current?.seek(moment.positionMs / 1_000);
  }, [momentNow]);
  const press = useCallback(() => {
    catchUp();
    play();
  }, [catchUp, play]);
  const report = useCallback(() => reported.current, []);
  return { link, offsetMs, blocked, press, catchUp, report };
}

const activityOf = ({
  phase,
  ready,
  playing,
  offsetMs,
}: Pick<ReturnType<LinkedPlayer['state']>, 'phase' | 'ready'> & {
  /** The room plays. */
  playing: boolean;
  offsetMs: number;
}): RoomActivity => {
  // While the room waits for those without data, it ends by itself as soon as nobody reports this.
  if (!playing) return ready ? 'PAUSED' : 'CATCHING_UP';
  if (phase !== 'playing' || Math.abs(offsetMs) > BEGINS_APART_MS) return 'CATCHING_UP';
  return 'PLAYING';
};
