export interface DemoGroup {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export type Translation = 'subtitled' | 'dubbed';
export type SegmentKind = 'intro' | 'recap' | 'credits';

/** Seconds from the start of the episode. */
export interface DemoSegment {
  readonly kind: SegmentKind;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface DemoSource {
  readonly id: string;
  /** 'Kaynak 1', 'Kaynak 2' within its group. */
  readonly name: string;
  /** Name of the asset: a folder below `mediaFolder()`. */
  readonly clip: string;
  /** Manifest inside the asset: DASH for the first source of a group, HLS for the second. */
  readonly manifest: 'manifest.mpd' | 'master.m3u8';
  /** Quality names, best first. */
  readonly tiers: readonly string[];
  /** File of an asset that may be downloaded (`clip/file`); empty for none. */
  readonly download: string;
  /** A locked source needs a session; the first source of each episode is open. */
  readonly locked: boolean;
}

/**
 * The sources of one episode by one group: the unit of the playback service's import. Every episode has at least two, even before
 * its release: the services do not hand them out until then.
 */
export interface DemoSourceGroup {
  readonly id: string;
  readonly episodeId: string;
  readonly groupId: string;
  readonly name: string;
  readonly translation: Translation;
  readonly sources: readonly DemoSource[];
  /** Segments of the episode, the same in each of its groups. */
  readonly segments: readonly DemoSegment[];
}

export type AdvertVariant = 'own-time' | 'after-five';

/** An advert before an episode: a video with its picture, or only the picture. */
export interface DemoAdvert {
  readonly id: string;
  readonly slug: string;
  readonly link: string;
  readonly seconds: number;
  /** Name of a file of `picturesFolder()`. */
  readonly image: string;
  /** File of an asset below `mediaFolder()`; empty if there is only a picture. */
  readonly video: string;
}

export interface DemoPlacement {
  readonly id: string;
  readonly name: string;
  readonly variant: AdvertVariant;
  readonly titleIds: readonly string[];
  /** How often a viewer sees each advert within a day. */
  readonly perDay: number;
  readonly adverts: readonly DemoAdvert[];
}

/** A member's position in an episode. */
export interface DemoPosition {
  readonly memberId: string;
  readonly episodeId: string;
  /** From 90 % of the duration on, the episode counts as watched. */
  readonly positionSeconds: number;
  readonly measuredAt: Date;
}

export type LibraryMark = 'watch_list' | 'entry_watched' | 'favourite' | 'followed';

/** A member's marks on a title; at most one entry per member and title. */
export interface DemoLibraryEntry {
  readonly memberId: string;
  readonly titleId: string;
  /** `entry_watched` occurs only with `watch_list`. */
  readonly marks: readonly LibraryMark[];
  readonly markedAt: Date;
  /** 1 to 10; undefined for none. An entry has a mark or a score. */
  readonly score: number | undefined;
}
