import type { Episode } from '../../domain/episode.js';
import type { Title } from '../../domain/title.js';

/** The service's own copy of the catalogue's episodes. */
export interface EpisodeStore {
  byIds(ids: readonly string[]): Promise<Episode[]>;
  /** Episodes by number, without removed ones. */
  ofSeason(titleId: string, season: number): Promise<Episode[]>;
  /** Stores the catalogue's state. */
  keep(episode: Episode): Promise<void>;
  /** Adds missing titles; those known from events stay. */
  addMissing(episodes: readonly Episode[]): Promise<void>;
}

/** The service's own copy of the catalogue's titles. */
export interface TitleStore {
  byIds(ids: readonly string[]): Promise<Title[]>;
  /** Stores the catalogue's state. */
  keep(title: Title): Promise<void>;
  /** Adds missing episodes; those known from events stay. */
  addMissing(titles: readonly Title[]): Promise<void>;
}

/** The catalogue, queried if this service's copy may be outdated. */
export interface Catalogue {
  episodes(ids: readonly string[]): Promise<Episode[]>;
  titles(ids: readonly string[]): Promise<Title[]>;
}

/** Account data of the viewer of the current call. */
export interface Accounts {
  /** Undefined if the member has not given one. */
  ownBirthYear(): Promise<number | undefined>;
}
