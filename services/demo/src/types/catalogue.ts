export type TitleKind = 'series' | 'anime' | 'movie';
export type AgeMark = 'general' | '7' | '13' | '18';
export type ContentMark = 'violence' | 'sexuality' | 'negative_example';
export type AiringStatus = 'airing' | 'ended';
export type PersonRole = 'oyuncu' | 'yönetmen' | 'senarist' | 'seslendirme';

export interface DemoGenre {
  readonly id: string;
  readonly slug: string;
  /** The text in Turkish, as displayed. */
  readonly name: string;
}

/** A fictional person's role in a title. The same person has the same id in every title. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly role: PersonRole;
  /** Empty for crew members. */
  readonly character: string;
}

/** A trailer of a title, with one of our own clips. */
export interface DemoTrailer {
  readonly id: string;
  readonly name: string;
  readonly asset: string;
}

export interface DemoTitle {
  readonly id: string;
  readonly kind: TitleKind;
  /** Lower-case ASCII with hyphens, unique. */
  readonly slug: string;
  readonly name: string;
  /** The romanised name of an anime; otherwise equal to `name`. */
  readonly originalName: string;
  /** Plain text with empty lines between paragraphs. Some texts are longer than 550 characters. */
  readonly description: string;
  /** Year of the first episode's release in Istanbul. */
  readonly year: number;
  readonly ageMark: AgeMark;
  readonly contentMarks: readonly ContentMark[];
  readonly genres: readonly DemoGenre[];
  readonly people: readonly DemoPerson[];
  readonly network: string;
  readonly status: AiringStatus;
  /** 0 to 10, one decimal. */
  readonly rating: number;
  /** Names of files of `picturesFolder()`. */
  readonly poster: string;
  readonly backdrop: string;
  readonly addedAt: Date;
  /** 1 Monday to 7 Sunday and "20:05" in Istanbul; only for titles on air. */
  readonly airTime: { readonly weekday: number; readonly time: string } | undefined;
  readonly trailers: readonly DemoTrailer[];
  /** How often it is watched, derived from rating and seed. */
  readonly popularity: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A movie has one episode: season 1, number 1, named like the movie. */
export interface DemoEpisode {
  readonly id: string;
  readonly titleId: string;
  /** From 1. */
  readonly season: number;
  /** Counted from 1 within the season. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  /** 300 for episodes, 600 for movies: the real length of the clips. */
  readonly durationSeconds: number;
  /** In the future for the next episodes of titles on air; one of them is due within the hour. */
  readonly airedAt: Date;
  /** Name of a file of `picturesFolder()`: the episode's own still, or a film's backdrop. */
  readonly image: string;
}

/** A title that members ask for, with their votes. */
export interface DemoRequest {
  readonly id: string;
  readonly kind: 'movie' | 'series';
  readonly name: string;
  readonly state: 'open' | 'planned' | 'declined';
  /** Empty unless it is declined. */
  readonly reason: string;
  readonly askedById: string;
  readonly upIds: readonly string[];
  readonly downIds: readonly string[];
  readonly askedAt: Date;
  readonly decidedAt: Date | undefined;
}
