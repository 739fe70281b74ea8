/**
 * The demo content as plain objects. Ids are a function of the seed alone; dates are a function of seed and
 * now. Fields stand as close to the services' import messages as their meaning allows, so that an importer
 * maps names and enums and nothing else. Nothing here refers to a thing that the same content does not hold.
 */

export type TitleKind = 'series' | 'anime' | 'movie';
export type AgeMark = 'general' | '7' | '13' | '18';
export type ContentMark = 'violence' | 'sexuality' | 'negative_example';
export type AiringStatus = 'airing' | 'ended';
export type PersonRole = 'oyuncu' | 'yönetmen' | 'senarist' | 'seslendirme';

export interface DemoGenre {
  readonly id: string;
  readonly slug: string;
  /** Turkish, as shown. */
  readonly name: string;
}

/** A fictional person's part in a title. The same person has the same id in every title. */
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly role: PersonRole;
  /** Empty for those behind the camera. */
  readonly character: string;
}

/** A short film about a title, in a clip of ours. */
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
  /** The romanised name of an anime; for others equal to `name`. */
  readonly originalName: string;
  /** Plain text; paragraphs are parted by an empty line. Some are longer than 550 characters. */
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
  /** 1 Monday to 7 Sunday and "20:05" in Istanbul, of what is airing. */
  readonly airTime: { readonly weekday: number; readonly time: string } | undefined;
  readonly trailers: readonly DemoTrailer[];
  /** How much it is watched: follows from rating and seed. */
  readonly popularity: number;
}

/** A movie has one episode: season 1, number 1, named like the movie. */
export interface DemoEpisode {
  readonly id: string;
  readonly titleId: string;
  /** From 1. */
  readonly season: number;
  /** From 1 within the season. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  /** 300 for episodes, 600 for movies: what the clips really play. */
  readonly durationSeconds: number;
  /** In the future for the next episodes of airing titles; one of them is due within the hour. */
  readonly airedAt: Date;
  /** Name of a file of `picturesFolder()`: a still of its own, or the backdrop of a film. */
  readonly image: string;
}

export interface DemoGroup {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export type Translation = 'subtitled' | 'dubbed';
export type SegmentKind = 'intro' | 'recap' | 'credits';

/** Seconds from the start of the episode. */
export interface DemoSegment {
  readonly kind: SegmentKind;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface DemoSource {
  readonly id: string;
  /** 'Kaynak 1', 'Kaynak 2' within its group. */
  readonly name: string;
  /** Name of the asset: a folder below `mediaFolder()`. */
  readonly clip: string;
  /** Manifest inside the asset: DASH for the first source of a group, HLS for the second. */
  readonly manifest: 'manifest.mpd' | 'master.m3u8';
  /** Quality names, best first. */
  readonly tiers: readonly string[];
  /** File of an asset that may be kept (`clip/file`); empty for none. */
  readonly download: string;
  /** A locked source needs a session; the first source of each episode is open. */
  readonly locked: boolean;
}

/**
 * The sources of one episode by one group: the unit of the playback service's import. Every episode has two or
 * more, future ones too: the services hold them back until the release.
 */
export interface DemoSourceGroup {
  readonly id: string;
  readonly episodeId: string;
  readonly groupId: string;
  readonly name: string;
  readonly translation: Translation;
  readonly sources: readonly DemoSource[];
  /** Segments of the episode: the same in each of its groups. */
  readonly segments: readonly DemoSegment[];
}

export type AdvertVariant = 'own-time' | 'after-five';

/** What runs before an episode: a video behind its picture, or the picture alone. */
export interface DemoAdvert {
  readonly id: string;
  readonly slug: string;
  readonly link: string;
  readonly seconds: number;
  /** Name of a file of `picturesFolder()`. */
  readonly image: string;
  /** File of an asset below `mediaFolder()`; empty for a picture alone. */
  readonly video: string;
}

export interface DemoPlacement {
  readonly id: string;
  readonly name: string;
  readonly variant: AdvertVariant;
  readonly titleIds: readonly string[];
  /** How often a viewer sees each advert within a day. */
  readonly perDay: number;
  readonly adverts: readonly DemoAdvert[];
}

export type MemberRole = 'member' | 'moderator' | 'editor' | 'admin';

export interface DemoMember {
  readonly id: string;
  /** 3 to 24 of a–z, 0–9, `_`, `.`; unique. */
  readonly username: string;
  /** Shown name, 1 to 50 graphemes. */
  readonly name: string;
  /** At a domain reserved for examples. */
  readonly email: string;
  /** 0 to 500 graphemes. */
  readonly bio: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly roles: readonly MemberRole[];
  /** Name of a file of `picturesFolder()`. */
  readonly avatar: string;
  readonly joinedAt: Date;
}

/** What a thread hangs on: a movie or series (by title id), or an episode. Anime titles count as series. */
export interface DemoTarget {
  readonly kind: 'movie' | 'series' | 'episode';
  readonly id: string;
}

/** `title` gives the whole title away; `episode` gives the plot away up to a season and number. */
export type DemoSpoiler =
  | { readonly kind: 'none' }
  | { readonly kind: 'title'; readonly titleId: string }
  | { readonly kind: 'episode'; readonly titleId: string; readonly season: number; readonly number: number };

/** A comment or reply; a parent stands before its replies in the list. */
export interface DemoComment {
  readonly id: string;
  /** A reply hangs on the target of its parent. */
  readonly target: DemoTarget;
  /** Undefined for a comment that is no reply. */
  readonly parentId: string | undefined;
  readonly authorId: string;
  /** 1 to 500 graphemes of plain text. */
  readonly body: string;
  readonly spoiler: DemoSpoiler;
  /** After the release of its episode, after its parent, before now. */
  readonly postedAt: Date;
}

/** As the product numbers them: Beğen, Beğenme, Harika, Komik, Üzücü, Şaşırtıcı. */
export type ReactionNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** One member's reaction on a target; at most one a member a target. */
export interface DemoReaction {
  readonly target: { readonly kind: 'comment' | 'series' | 'episode'; readonly id: string };
  readonly memberId: string;
  readonly reaction: ReactionNumber;
}

/** Where a member stands in an episode. */
export interface DemoPosition {
  readonly memberId: string;
  readonly episodeId: string;
  /** From 90 % of the duration on the episode counts as watched. */
  readonly positionSeconds: number;
  readonly measuredAt: Date;
}

export type LibraryMark = 'watch_list' | 'entry_watched' | 'favourite' | 'followed';

/** What a member has marked on a title; at most one a member a title. */
export interface DemoLibraryEntry {
  readonly memberId: string;
  readonly titleId: string;
  /** `entry_watched` never without `watch_list`. */
  readonly marks: readonly LibraryMark[];
  readonly markedAt: Date;
}

/** What a reply causes for the author of the comment that it answers. */
export interface DemoNotification {
  readonly memberId: string;
  /** The reply. */
  readonly commentId: string;
  readonly at: Date;
}

export interface DemoContent {
  readonly genres: readonly DemoGenre[];
  readonly titles: readonly DemoTitle[];
  /** By title, season and number. */
  readonly episodes: readonly DemoEpisode[];
  readonly groups: readonly DemoGroup[];
  readonly sourceGroups: readonly DemoSourceGroup[];
  readonly placements: readonly DemoPlacement[];
  /** The first two are plain members; then a moderator, an editor and an admin; the rest plain members. */
  readonly members: readonly DemoMember[];
  readonly comments: readonly DemoComment[];
  readonly reactions: readonly DemoReaction[];
  readonly positions: readonly DemoPosition[];
  readonly library: readonly DemoLibraryEntry[];
  /** Follow from replies to others, the latest last. */
  readonly notifications: readonly DemoNotification[];
}
