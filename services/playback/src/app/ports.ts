import type { Episode } from '../domain/episode.js';
import type { NewStanding, Position } from '../domain/position.js';
import type { Progress } from '../domain/progress.js';
import type { Way } from '../domain/reached.js';
import type { EpisodeSources, Segment, Source, SourceGroup } from '../domain/source.js';

/** Playback's own copy of the catalogue's episodes. */
export interface EpisodeStore {
  byIds(ids: readonly string[]): Promise<Episode[]>;
  /** Takes over what the catalogue says. */
  keep(episode: Episode): Promise<void>;
  /** Adds those that are not known; what an event has told already stays. */
  addMissing(episodes: readonly Episode[]): Promise<void>;
}

/** The catalogue, asked where this service's copy may be behind. */
export interface Catalogue {
  episodes(ids: readonly string[]): Promise<Episode[]>;
}

export interface SourceStore {
  /** In the order in which they first came. */
  groupsOf(episodeId: string): Promise<SourceGroup[]>;
  group(hash: string): Promise<SourceGroup | undefined>;
  source(hash: string): Promise<(Source & { readonly episodeId: string }) | undefined>;
  /** By episode id; episodes without any are left out. */
  segmentsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Segment[]>>;
  /** Locks these episodes' sources until the end of the unit of work and answers them by episode id. */
  lock(
    episodeIds: readonly string[],
    now: Date,
  ): Promise<Map<string, { state: EpisodeSources; groups: SourceGroup[] }>>;
  /** Each group with exactly its sources. */
  saveGroups(groups: readonly SourceGroup[]): Promise<void>;
  saveStates(states: readonly EpisodeSources[]): Promise<void>;
  /** By episode id, those after `cursor`. */
  page(cursor: string, limit: number): Promise<EpisodeSources[]>;
}

/** A merged position and what of it the progress does not know yet. */
export interface Merged {
  readonly position: Position;
  readonly created: boolean;
  /** Became kept or watched since the progress was told. */
  readonly newlyKept: boolean;
  readonly newlyWatched: boolean;
}

export interface PositionStore {
  /**
   * Merges each with what is kept of its member and episode: the newest measurement wins, kept and watched stay.
   * Answers those that changed anything. At most one a member and episode.
   */
  merge(standings: readonly NewStanding[]): Promise<Merged[]>;
  /** Renews the time and keeps the position; without one it begins at 0. */
  touch(standing: NewStanding): Promise<Merged>;
  /** Notes that the progress knows of these. */
  told(positions: readonly Position[]): Promise<void>;
  /** Also those that are not kept. */
  find(memberId: string, episodeIds: readonly string[]): Promise<Position[]>;
  /** One a title, the latest first; titles that were taken off the list since are left out. */
  unfinished(memberId: string): Promise<Position[]>;
  /** Takes the title of a position off the list; false where the member has no such position. */
  takeOff(memberId: string, positionId: string, now: Date): Promise<boolean>;
}

export interface ProgressStore {
  /** Locks the member's progress in a title until the end of the unit of work; begins it where there is none. */
  lock(start: Progress): Promise<Progress>;
  save(progress: Progress): Promise<void>;
  /** By title id; titles that the member has not begun are left out. One query. */
  ways(memberId: string, titleIds: readonly string[], now: Date): Promise<Map<string, Way>>;
  /** By id, those after `cursor`. */
  page(cursor: string, limit: number): Promise<Progress[]>;
}
