export type TitleKind = 'movie' | 'series' | 'anime';

export type AgeMark = 'general' | '7' | '13' | '18';

export type ContentMark = 'violence' | 'sexuality' | 'negative_example';

export type AiringStatus = 'upcoming' | 'airing' | 'ended';

export type TitleOrder = 'added' | 'popular' | 'name';

/** In which translations a title can be watched. */
export type TitleTranslation = 'subtitled' | 'dubbed';

/** The groupings of titles. */
export type ShelfSort = 'genre' | 'network';

/** The address of a genre or a network. */
export interface ShelfPlace {
  readonly sort: ShelfSort;
  readonly slug: string;
}

/** The titles of one genre or network. */
export interface Shelf extends ShelfPlace {
  readonly name: string;
  /** Number of titles of the requested kind. */
  readonly titleCount: number;
  /** All kinds that it contains. */
  readonly kinds: readonly TitleKind[];
}

/** How much of a title is read: `card` leaves people, trailers and description empty. */
export type TitleView = 'whole' | 'card';

export interface Genre {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Displayed text: "oyuncu", "yönetmen", … */
  readonly role: string;
  readonly character: string;
}

/** A trailer of a title: one of our own assets, or an embedded frame of another host. */
export interface Trailer {
  readonly id: string;
  readonly name: string;
  /** Name of an own asset; empty if it is embedded. */
  readonly asset: string;
  /** https address of a frame; empty for an own asset. */
  readonly embed: string;
}

/** When new episodes are released, in Istanbul time. */
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

/** The data of a title from an editor or an import. A movie is a title with one season of one episode. */
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
  /** In display order. */
  readonly trailers: readonly Trailer[];
  readonly airTime: AirTime;
  /** Its popularity from the import. */
  readonly popularity: number;
  /** ISO 3166-1 alpha-2; empty: unknown. */
  readonly country: string;
}

/** A title with its facts and the values computed from its episodes. */
export interface Title extends TitleFacts {
  readonly seasons: readonly Season[];
  readonly episodeCount: number;
  /** The network's slug; empty if its name has no Latin letter or digit. */
  readonly networkSlug: string;
  /** Increments with each change of the facts. */
  readonly version: number;
  readonly changedAt: Date;
}
