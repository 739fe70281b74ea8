import type { AgeMark, TitleKind } from './title.js';

/** The place of an episode in its title: one episode per place. */
export interface EpisodePlace {
  readonly titleId: string;
  /** Counted from 1, like `number`. */
  readonly season: number;
  readonly number: number;
}

/** The data of an episode from an editor or an import. */
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
  /** The title's age mark. */
  readonly ageMark: AgeMark;
  /** Increments with each change of the facts or the age mark. */
  readonly version: number;
  readonly changedAt: Date;
}

/** The filter of the latest episodes. */
export interface LatestFilter {
  readonly kind?: TitleKind | undefined;
  readonly genreId?: string | undefined;
}

/** An episode with the previous and the next one in its title, across seasons. */
export interface EpisodeWithNeighbours {
  readonly episode: Episode;
  readonly previous: Episode | undefined;
  readonly next: Episode | undefined;
}
