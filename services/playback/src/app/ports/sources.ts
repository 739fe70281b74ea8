import type {
  EpisodeSources,
  Segment,
  Source,
  SourceGroup,
  TitleGroup,
  Translation,
} from '../../domain/source.js';

export interface TitleGroupsQuery {
  readonly titleId: string;
  readonly season: number | undefined;
  readonly groupId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The current sources of an episode, and its segments. */
export interface StandingSources {
  readonly segments: readonly Segment[];
  readonly groups: readonly SourceGroup[];
}

export interface SourceStore {
  /** Groups and sources in the order in which they were added. */
  groupsOf(episodeId: string): Promise<SourceGroup[]>;
  group(hash: string): Promise<SourceGroup | undefined>;
  /** A page of each group's episodes, without groups that have none on it. */
  groupsOfTitle(asked: TitleGroupsQuery): Promise<TitleGroup[]>;
  source(hash: string): Promise<(Source & { readonly episodeId: string }) | undefined>;
  /** Translations by episode id, without episodes that have no sources. */
  translationsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Translation[]>>;
  /** Segments by episode id, without episodes that have none. */
  segmentsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Segment[]>>;
  /** Sources and segments by episode id, without episodes that have no sources. */
  standing(episodeIds: readonly string[]): Promise<Map<string, StandingSources>>;
  /** Locks these episodes' sources until the end of the transaction; returns them by episode id. */
  lock(
    episodeIds: readonly string[],
    now: Date,
  ): Promise<Map<string, { state: EpisodeSources; groups: SourceGroup[] }>>;
  /** Each group with exactly its sources. */
  saveGroups(groups: readonly SourceGroup[]): Promise<void>;
  saveStates(states: readonly EpisodeSources[]): Promise<void>;
  /** Sources in the order of episode ids, after `cursor`. */
  after(cursor: string, limit: number): Promise<EpisodeSources[]>;
}
