export type Translation = 'subtitled' | 'dubbed';
export type SourceKind = 'stream' | 'embed';
export type SegmentKind = 'intro' | 'recap' | 'credits' | 'preview';

/** The segments, in seconds from the start of the episode. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly start: number;
  readonly end: number;
}

/** One way to play an episode. */
export interface Source {
  /** The id for players and the legacy calls. */
  readonly hash: string;
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
  /** Quality names, best first. */
  readonly tiers: readonly string[];
  /** True if playing needs a session. */
  readonly locked: boolean;
  /** Name of an own asset, or an address of an allowed host. */
  readonly location: string;
  /** Empty for none. */
  readonly download: string;
  /** Seconds of this release before the episode starts; negative if the release starts later. */
  readonly offset: number;
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

/** All sources of an episode, in the form of `playback.source.v1`. */
export interface EpisodeSources {
  readonly episodeId: string;
  readonly segments: readonly Segment[];
  readonly sourceCount: number;
  readonly translations: readonly Translation[];
  /** The groups that have sources, in the order of their ids. */
  readonly groups: readonly { readonly groupId: string; readonly translation: Translation }[];
  readonly version: number;
  readonly changedAt: Date;
}

/** A translator group's episodes of a title. */
export interface TitleGroup {
  readonly groupId: string;
  readonly name: string;
  readonly translation: Translation;
  /** Episodes in the order of season and number. */
  readonly episodeIds: readonly string[];
  /** True for the last page. */
  readonly last: boolean;
}
export const withoutDownloads = (group: SourceGroup): SourceGroup => ({
  ...group,
  sources: group.sources.map((source) => ({ ...source, download: '' })),
});
