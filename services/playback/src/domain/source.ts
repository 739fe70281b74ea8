export type Translation = 'subtitled' | 'dubbed';
export type SourceKind = 'stream' | 'embed';
export type SegmentKind = 'intro' | 'recap' | 'credits' | 'preview';

/** Seconds from the start of the episode. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly start: number;
  readonly end: number;
}

/** One way to play an episode. */
export interface Source {
  /** Names it towards players and the legacy calls. */
  readonly hash: string;
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
  /** Quality names, best first. */
  readonly tiers: readonly string[];
  /** Needs a session. */
  readonly locked: boolean;
  /** Name of one of our own assets, or an address of an allowed host. */
  readonly location: string;
  /** Empty for none. */
  readonly download: string;
}

/** The sources of one episode by one translator group. */
export interface SourceGroup {
  readonly hash: string;
  readonly episodeId: string;
  readonly groupId: string;
  readonly name: string;
  readonly translation: Translation;
  readonly sources: readonly Source[];
}

/** All that an episode can be played from, as `playback.source.v1` tells it. */
export interface EpisodeSources {
  readonly episodeId: string;
  readonly segments: readonly Segment[];
  readonly sourceCount: number;
  readonly translations: readonly Translation[];
  /** Those that have sources, in the order of their ids. */
  readonly groups: readonly { readonly groupId: string; readonly translation: Translation }[];
  readonly version: number;
  readonly changedAt: Date;
}

/** What one translator group has of a title. */
export interface TitleGroup {
  readonly groupId: string;
  readonly name: string;
  readonly translation: Translation;
  /** In the order of season and number. */
  readonly episodeIds: readonly string[];
  /** Nothing follows behind these. */
  readonly last: boolean;
}
export const withoutDownloads = (group: SourceGroup): SourceGroup => ({
  ...group,
  sources: group.sources.map((source) => ({ ...source, download: '' })),
});
