/** What the player needs to know of an episode's sources; the watch page's GraphQL answers fit it. */
export interface PlayerSource {
  hash: string;
  name: string;
  kind: 'STREAM' | 'EMBED';
  tiers: readonly string[];
  locked: boolean;
  /** Address of a file to keep; null for none. */
  download: string | null;
}

/** Seconds from the start of the episode. */
export interface PlayerSegment {
  kind: 'INTRO' | 'RECAP' | 'CREDITS' | 'PREVIEW';
  start: number;
  end: number;
}

export interface PlayerSourceGroup {
  hash: string;
  /** The translator group across episodes: what a viewer's choice sticks to. */
  groupId: string;
  name: string;
  translation: 'SUBTITLED' | 'DUBBED';
  sources: readonly PlayerSource[];
}

/** Addresses that a source was resolved to; signed ones hold for hours and are asked for again on 403. */
export interface PlayerStream {
  kind: 'STREAM' | 'EMBED';
  dash?: string | null;
  hls?: string | null;
  embed?: string | null;
  thumbnails?: string | null;
}

/** Where the viewer stands, as measured by the player (seconds). */
export interface PositionReport {
  positionSeconds: number;
  durationSeconds: number;
  measuredAt: Date;
}
