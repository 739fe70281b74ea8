import type { AgeMark, TitleKind } from './title.js';

/** Where an episode stands in its title: one place, one episode. */
export interface EpisodePlace {
  readonly titleId: string;
  /** From 1, as `number`. */
  readonly season: number;
  readonly number: number;
}

/** What an editor or an import says about an episode. */
export interface EpisodeFacts extends EpisodePlace {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly durationSeconds: number;
  /** In the future: not released yet. */
  readonly releasedAt: Date;
  readonly image: string;
}

export interface Episode extends EpisodeFacts {
  /** That of its title. */
  readonly ageMark: AgeMark;
  /** Rises by one with each change of the facts or of the age mark. */
  readonly version: number;
  readonly changedAt: Date;
}

/** What the latest episodes may be narrowed to. */
export interface LatestFilter {
  readonly kind?: TitleKind | undefined;
  readonly genreId?: string | undefined;
}

/** An episode between those before and after it in its title, across seasons. */
export interface EpisodeWithNeighbours {
  readonly episode: Episode;
  readonly previous: Episode | undefined;
  readonly next: Episode | undefined;
}
