import type { KeptCounter } from '@seyir/kit';
import type { AdvertCounts, AdvertMoment, Placement } from '../domain/advert.js';
import type { Episode } from '../domain/episode.js';
import type { Counted, CounterMove, LibraryEntry, LibraryList } from '../domain/library.js';
import type { Place } from '../domain/place.js';
import type { NewStanding, Position } from '../domain/position.js';
import type { Progress } from '../domain/progress.js';
import type { Way } from '../domain/reached.js';
import type { EpisodeSources, Segment, Source, SourceGroup, TitleGroup } from '../domain/source.js';
import type { Title } from '../domain/title.js';
import type { Slice } from './page.js';

/** Playback's own copy of the catalogue's episodes. */
export interface EpisodeStore {
  byIds(ids: readonly string[]): Promise<Episode[]>;
  /** By number, without those that were removed. */
  ofSeason(titleId: string, season: number): Promise<Episode[]>;
  /** Takes over what the catalogue says. */
  keep(episode: Episode): Promise<void>;
  /** Adds those that are not known; what an event has told already stays. */
  addMissing(episodes: readonly Episode[]): Promise<void>;
}

/** Playback's own copy of the catalogue's titles. */
export interface TitleStore {
  byIds(ids: readonly string[]): Promise<Title[]>;
  /** Takes over what the catalogue says. */
  keep(title: Title): Promise<void>;
  /** Adds those that are not known; what an event has told already stays. */
  addMissing(titles: readonly Title[]): Promise<void>;
}

/** The catalogue, asked where this service's copy may be behind. */
export interface Catalogue {
  episodes(ids: readonly string[]): Promise<Episode[]>;
  titles(ids: readonly string[]): Promise<Title[]>;
}

export interface TitleGroupsQuery {
  readonly titleId: string;
  readonly season: number | undefined;
  readonly groupId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What accounts tells of the viewer whose call is running. */
export interface Accounts {
  /** Undefined where the member has told none. */
  ownBirthYear(): Promise<number | undefined>;
}

/** What an episode is played from, and its segments. */
export interface StandingSources {
  readonly segments: readonly Segment[];
  readonly groups: readonly SourceGroup[];
}

export interface SourceStore {
  /** In the order in which they first came. */
  groupsOf(episodeId: string): Promise<SourceGroup[]>;
  group(hash: string): Promise<SourceGroup | undefined>;
  /** A page of each group's episodes; groups that have none on it are left out. */
  groupsOfTitle(asked: TitleGroupsQuery): Promise<TitleGroup[]>;
  source(hash: string): Promise<(Source & { readonly episodeId: string }) | undefined>;
  /** By episode id; episodes without any are left out. */
  segmentsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Segment[]>>;
  /** By episode id; episodes without any are left out. */
  standing(episodeIds: readonly string[]): Promise<Map<string, StandingSources>>;
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

/** What begins a member's row of an episode that has none. */
export interface EpisodeStart {
  readonly id: string;
  readonly episodeId: string;
  readonly titleId: string;
}

export interface WatchedEpisode extends Place {
  readonly episodeId: string;
  readonly titleId: string;
  readonly watchedAt: Date;
}

/** Which episodes a member has watched, by playing them or by a mark. */
export interface WatchedStore {
  /** Locks the member's rows of these episodes until the end of the unit of work; with `begin` each has one after. */
  lock(
    memberId: string,
    starts: readonly EpisodeStart[],
    options: { readonly begin: boolean },
  ): Promise<{ readonly episodeId: string; readonly watched: boolean }[]>;
  mark(memberId: string, episodeIds: readonly string[], now: Date): Promise<Merged[]>;
  /** What was played to its end begins anew; what was only marked stands where it stood. */
  unmark(memberId: string, episodeIds: readonly string[], now: Date): Promise<void>;
  /** How far the member's rows of a title say that the member has come. */
  way(
    memberId: string,
    titleId: string,
  ): Promise<{ readonly furthest: Place; readonly watchedUpTo: Place; readonly watchedCount: number }>;
  /** Those of these episodes that are watched. */
  among(memberId: string, episodeIds: readonly string[]): Promise<string[]>;
  /** Seasons of a title whose released episodes are all watched. */
  seasons(memberId: string, titleId: string, now: Date): Promise<number[]>;
  latest(memberId: string, slice: Slice): Promise<WatchedEpisode[]>;
}

/** Which entries of a list: all kinds with kind 0, in both states without `watched`. */
export interface ListFilter {
  readonly list: LibraryList;
  readonly kind: number;
  readonly watched: boolean | undefined;
}

export interface LibraryStore {
  /** Locks these entries until the end of the unit of work, in the order of their ids; begins those that are not there. */
  lock(starts: readonly LibraryEntry[]): Promise<LibraryEntry[]>;
  save(entries: readonly LibraryEntry[]): Promise<void>;
  /** By title id; titles without an entry are left out. */
  of(memberId: string, titleIds: readonly string[]): Promise<Map<string, LibraryEntry>>;
  /** The latest first. */
  page(memberId: string, filter: ListFilter, slice: Slice): Promise<LibraryEntry[]>;
  /** By id, those after `cursor`. */
  after(cursor: string, limit: number): Promise<LibraryEntry[]>;
}

/** Counters of members' lists and of titles' followers; moved in the transaction that moves what they count. */
export interface CounterStore {
  move(moves: readonly CounterMove[]): Promise<void>;
  count(
    memberId: string,
    of: { readonly list: Counted['list']; readonly kind: number; readonly watched: boolean | undefined },
  ): Promise<number>;
  moveFollowers(moves: ReadonlyMap<string, number>): Promise<void>;
  /** By title id; titles that nobody has followed are left out. */
  followers(titleIds: readonly string[]): Promise<Map<string, number>>;
}

/** A position that was taken away. */
export interface GonePosition {
  readonly memberId: string;
  readonly episodeId: string;
  readonly watched: boolean;
}

/**
 * Takes away what hangs on titles, episodes and members that are gone, inside a unit of work. Lists are cut into
 * chunks: the rows after a key, in its order, at most `limit`; fewer mean that none is left.
 */
export interface RemovalStore extends KeptCounter {
  /** Hides a title's episodes; they stay as tombstones. */
  hideEpisodes(titleId: string): Promise<void>;
  /** The title's next episode after an id. */
  episodeAfter(titleId: string, after: string): Promise<string | undefined>;
  /** After a member's id. */
  positionsOfEpisode(episodeId: string, after: string, limit: number): Promise<GonePosition[]>;
  /** After an episode's id. */
  positionsOfMember(memberId: string, after: string, limit: number): Promise<GonePosition[]>;
  /** After a progress id. */
  progressOf(owner: Owner, after: string, limit: number): Promise<Progress[]>;
  /** After an entry's id. */
  libraryOf(owner: Owner, after: string, limit: number): Promise<LibraryEntry[]>;
  /** The followers of a title, once no entry is left. */
  followers(titleId: string): Promise<void>;
  /** All counters of a member and what was shown to them. */
  member(memberId: string): Promise<void>;
  /** Sources, groups and segments of an episode; undefined where it had none. */
  sources(episodeId: string): Promise<EpisodeSources | undefined>;
  placements(ids: readonly string[]): Promise<number>;
}

/** Whose rows they are, or about which title. */
export type Owner = { readonly memberId: string } | { readonly titleId: string };

export interface AdvertStore {
  /** Those that run before a title, by its name or its kind; the ones that name it first, then in the order of their coming. */
  placementsFor(titleId: string): Promise<Placement[]>;
  placements(): Promise<Placement[]>;
  /** Also of withdrawn adverts. */
  counts(): Promise<AdvertCounts[]>;
  /** How often a member was shown each advert in the window that is open since then. */
  shownTo(memberId: string, since: Date): Promise<Map<string, number>>;
  /** Counts one more showing; a window that opened before `since` is closed and a new one opens now. */
  noteShown(memberId: string, advertId: string, now: Date, since: Date): Promise<void>;
  /** False where there is no such advert. */
  count(advertId: string, moment: AdvertMoment): Promise<boolean>;
  /** One import at a time, until the end of the unit of work. */
  lock(): Promise<void>;
  /** Each with exactly its adverts. */
  save(placements: readonly Placement[]): Promise<void>;
}
