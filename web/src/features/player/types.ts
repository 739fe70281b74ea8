/** The player's own type of a source; the GraphQL answers of the watch page are assignable to it. */
export interface PlayerSource {
  hash: string;
  name: string;
  kind: 'STREAM' | 'EMBED';
  tiers: readonly string[];
  locked: boolean;
  /** Address of a download; null for none. */
  download: string | null;
  /** Seconds of this release before the episode starts; negative if its start is cut. */
  offset: number;
  /** POOR: the source failed for many viewers lately, or was reported by some. */
  health: 'GOOD' | 'POOR';
}

/** The segments, in seconds from the start of the episode. */
export interface PlayerSegment {
  kind: 'INTRO' | 'RECAP' | 'CREDITS' | 'PREVIEW';
  start: number;
  end: number;
}

export interface PlayerSourceGroup {
  hash: string;
  /** The translator group across episodes, which the viewer's choice refers to. */
  groupId: string;
  name: string;
  translation: 'SUBTITLED' | 'DUBBED';
  sources: readonly PlayerSource[];
}

/** The addresses of a resolved source. Signed addresses are valid for hours and are requested again after a 403. */
export interface PlayerStream {
  kind: 'STREAM' | 'EMBED';
  dash?: string | null;
  hls?: string | null;
  embed?: string | null;
  thumbnails?: string | null;
}

/** The playback position (seconds). */
export interface PositionReport {
  positionSeconds: number;
  durationSeconds: number;
  measuredAt: Date;
}

/** `leaving`: the page is being closed, so only a beacon is sent. Resolves to the seconds until the next report. */
export type ReportProgress = (position: PositionReport, leaving: boolean) => Promise<number | undefined>;
