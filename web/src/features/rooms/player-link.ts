/** A change by the viewer at the player's own controls; positions in seconds of the episode. */
export type ViewerAction =
  | { readonly is: 'play' }
  | { readonly is: 'pause' }
  | { readonly is: 'seek'; readonly to: number }
  | { readonly is: 'rate'; readonly rate: number };

/** The interface that a room needs from a player, so that this feature does not depend on the player's feature. */
export interface LinkedPlayer {
  /** False if the browser refuses playback without a click of the viewer. */
  play(): Promise<boolean>;
  pause(): void;
  /** Seconds of the episode. */
  seek(to: number): void;
  setRate(rate: number): void;
  state(): {
    readonly phase:
      'advert' | 'loading' | 'buffering' | 'playing' | 'paused' | 'ended' | 'embedded' | 'failed';
    /** Seconds of the episode. */
    readonly position: number;
    /** Seconds of the episode; 0 until it is known. */
    readonly duration: number;
    readonly rate: number;
    /** False while the data for the current position is missing, also during a pause. */
    readonly ready: boolean;
    readonly sourceHash: string | undefined;
  };
}

/** The callbacks that a room passes to the player. */
export interface PlayerLink {
  attach(player: LinkedPlayer): () => void;
  /** Returns false if the action must not take effect in the viewer's player now. */
  onAction(action: ViewerAction): boolean;
}
