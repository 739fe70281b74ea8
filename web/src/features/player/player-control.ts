/**
 * Controls the player from outside, for watching together: a room starts, pauses and moves the pictures of its members.
 *
 * - The viewer's own play, pause, seek and speed changes go to `PlayerRemote.onAction` before they take effect.
 * - Commands through `PlayerControl` never reach `onAction`, so a command that a room sends does not come back as the
 *   viewer's own. Neither do changes by the player itself: a hand-over to another source, buffering, the end.
 * - All positions are seconds from the start of the episode, for every source alike: the lead of a release before the
 *   episode (`PlayerSource.offset`) is already taken out.
 *
 * To load another episode, render the player with the new episode as `key`; the control of the old one detaches.
 */

/** A change that the viewer asks for. */
export type PlayerAction =
  | { readonly is: 'play' }
  | { readonly is: 'pause' }
  /** Dragging along the bar sends many of these. */
  | { readonly is: 'seek'; readonly to: number }
  /** 1 is the normal speed. */
  | { readonly is: 'rate'; readonly rate: number };

/**
 * - `advert`: adverts run or wait for a click before the episode.
 * - `loading`: a source is being opened, also after a hand-over.
 * - `buffering`: playback waits for data, or seeks.
 * - `embedded`: the frame of another site plays, which cannot be controlled.
 * - `failed`: no source plays.
 */
export type PlayerPhase =
  'advert' | 'loading' | 'buffering' | 'playing' | 'paused' | 'ended' | 'embedded' | 'failed';

export interface PlayerState {
  readonly phase: PlayerPhase;
  /** Seconds of the episode. */
  readonly position: number;
  /** Seconds of the episode; 0 until it is known. */
  readonly duration: number;
  readonly rate: number;
  /** False while the data for the current position is missing, also during a pause. */
  readonly ready: boolean;
  /** The current source; undefined if none plays. */
  readonly sourceHash: string | undefined;
  readonly groupId: string | undefined;
}

/** Commands from outside. Commands before the picture is loaded take effect once it is. */
export interface PlayerControl {
  /** Resolves to false if the browser refuses playback without a click of the viewer. */
  play(): Promise<boolean>;
  pause(): void;
  /** @param to seconds of the episode; limited to its length. */
  seek(to: number): void;
  /** @param rate 0.25 to 2 */
  setRate(rate: number): void;
  /** Plays this source at the current position; false for an unknown one. */
  chooseSource(hash: string): boolean;
  /** The state now; `position` is exact. */
  state(): PlayerState;
  /** Calls `listener` after each change except the passing of time; returns the unsubscribe function. */
  subscribe(listener: (state: PlayerState) => void): () => void;
}

/** The control that a room passes to the player. The object must be stable between renders. */
export interface PlayerRemote {
  /** Called once the player exists; the returned function when it goes. */
  attach(control: PlayerControl): () => void;
  /** Called with each action of the viewer before it takes effect; false: it does not take effect here. */
  onAction(action: PlayerAction): boolean;
}

/** The phase of a video element of a source that has been opened. */
export function phaseOf(
  video: Pick<HTMLVideoElement, 'ended' | 'paused' | 'readyState' | 'seeking'>,
): PlayerPhase {
  if (video.ended) return 'ended';
  if (video.seeking || (!video.paused && video.readyState < 3)) return 'buffering';
  return video.paused ? 'paused' : 'playing';
}

/** Applies an action to the video element; `to` in seconds of the source. */
export function applyAction(video: HTMLVideoElement, action: PlayerAction): void {
  switch (action.is) {
    case 'play':
      video.play().catch(() => undefined);
      return;
    case 'pause':
      video.pause();
      return;
    case 'seek':
      video.currentTime = action.to;
      return;
    case 'rate':
      video.playbackRate = action.rate;
      return;
  }
}
