export type TitleKind = 'movie' | 'series' | 'anime';

export type AgeMark = 'general' | '7' | '13' | '18';

export type ContentMark = 'violence' | 'sexuality' | 'negative_example';

export type AiringStatus = 'upcoming' | 'airing' | 'ended';

export type TitleOrder = 'added' | 'popular' | 'name';

/** What titles are put together by. */
export type ShelfSort = 'genre' | 'network';

/** Where a genre or a network stands in addresses. */
export interface ShelfPlace {
  readonly sort: ShelfSort;
  readonly slug: string;
}

/** The titles of one genre or network. */
export interface Shelf extends ShelfPlace {
  readonly name: string;
  /** Of the kind asked. */
  readonly titleCount: number;
  /** Of all kinds, those that it holds. */
  readonly kinds: readonly TitleKind[];
}

export interface Genre {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** What a person reads: "oyuncu", "yönetmen", … */
  readonly role: string;
  readonly character: string;
}

/** A short film about a title: one of our own assets, or a frame of another host. */
export interface Trailer {
  readonly id: string;
  readonly name: string;
  /** Name of an asset of our own; empty where it is embedded. */
  readonly asset: string;
  /** https address of a frame; empty where it is our own. */
  readonly embed: string;
}

/** When new episodes come, in Istanbul. */
export interface AirTime {
  /** 1 Monday to 7 Sunday; 0: not announced. */
  readonly weekday: number;
  /** "20:05"; empty: not announced. */
  readonly time: string;
}

export interface Season {
  readonly number: number;
  readonly episodeCount: number;
}

/** What an editor or an import says about a title. A movie is a title with one season of one episode. */
export interface TitleFacts {
  readonly id: string;
  readonly kind: TitleKind;
  readonly slug: string;
  readonly name: string;
  readonly originalName: string;
  readonly description: string;
  readonly year: number;
  readonly ageMark: AgeMark;
  readonly contentMarks: readonly ContentMark[];
  readonly genres: readonly Genre[];
  readonly people: readonly Person[];
  readonly network: string;
  readonly status: AiringStatus;
  /** 0 to 10 with one decimal; 0 means not rated. */
  readonly rating: number;
  readonly poster: string;
  readonly backdrop: string;
  readonly addedAt: Date;
  /** In the order in which they are shown. */
  readonly trailers: readonly Trailer[];
  readonly airTime: AirTime;
  /** How much it is watched, as its import counted it. */
  readonly popularity: number;
}

/** A title as it stands: its facts, and what follows from its episodes. */
export interface Title extends TitleFacts {
  readonly seasons: readonly Season[];
  readonly episodeCount: number;
  /** The network in addresses; empty where its name has no Latin letter or digit. */
  readonly networkSlug: string;
  /** Rises by one with each change of the facts. */
  readonly version: number;
  readonly changedAt: Date;
}
