/**
 * The demo content as plain objects. Ids depend only on the seed; dates depend on seed and now. Fields resemble the services'
 * import messages as far as possible, so that an importer maps only names and enums. All references are within the same content.
 */

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
  /** File of an asset that may be downloaded (`clip/file`); empty for none. */
  readonly download: string;
  /** A locked source needs a session; the first source of each episode is open. */
  readonly locked: boolean;
}

/**
 * The sources of one episode by one group: the unit of the playback service's import. Every episode has at least two, even before
 * its release: the services do not hand them out until then.
 */
export interface DemoSourceGroup {
  readonly id: string;
  readonly episodeId: string;
  readonly groupId: string;
  readonly name: string;
  readonly translation: Translation;
  readonly sources: readonly DemoSource[];
  /** Segments of the episode, the same in each of its groups. */
  readonly segments: readonly DemoSegment[];
}

export type AdvertVariant = 'own-time' | 'after-five';

/** An advert before an episode: a video with its picture, or only the picture. */
export interface DemoAdvert {
  readonly id: string;
  readonly slug: string;
  readonly link: string;
  readonly seconds: number;
  /** Name of a file of `picturesFolder()`. */
  readonly image: string;
  /** File of an asset below `mediaFolder()`; empty if there is only a picture. */
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
  /** Display name, 1 to 50 graphemes. */
  readonly name: string;
  /** An address at a domain that is reserved for examples. */
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

/** The object of a thread: a movie or series (by title id), or an episode. Anime titles count as series. */
export interface DemoTarget {
  readonly kind: 'movie' | 'series' | 'episode';
  readonly id: string;
}

/** `title` reveals the whole title; `episode` reveals the plot up to a season and number. */
export type DemoSpoiler =
  | { readonly kind: 'none' }
  | { readonly kind: 'title'; readonly titleId: string }
  | { readonly kind: 'episode'; readonly titleId: string; readonly season: number; readonly number: number };

/** A comment or reply; a parent precedes its replies in the list. */
export interface DemoComment {
  readonly id: string;
  /** A reply has the target of its parent. */
  readonly target: DemoTarget;
  /** Follows, groups, posts and comments on posts. */
  readonly parentId: string | undefined;
  readonly authorId: string;
  /** 1 to 500 graphemes of plain text. */
  readonly body: string;
  readonly spoiler: DemoSpoiler;
  /** A time after the release of its episode, after its parent, and before now. */
  readonly postedAt: Date;
}

/** Numbers as in the product: Beğen, Beğenme, Harika, Komik, Üzücü, Şaşırtıcı. */
export type ReactionNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** One member's reaction on a target; at most one per member and target. */
export interface DemoReaction {
  readonly target: { readonly kind: 'comment' | 'series' | 'episode' | 'flow'; readonly id: string };
  readonly memberId: string;
  readonly reaction: ReactionNumber;
}

/** A member's position in an episode. */
export interface DemoPosition {
  readonly memberId: string;
  readonly episodeId: string;
  /** From 90 % of the duration on, the episode counts as watched. */
  readonly positionSeconds: number;
  readonly measuredAt: Date;
}

export type LibraryMark = 'watch_list' | 'entry_watched' | 'favourite' | 'followed';

/** A member's marks on a title; at most one entry per member and title. */
export interface DemoLibraryEntry {
  readonly memberId: string;
  readonly titleId: string;
  /** `entry_watched` occurs only with `watch_list`. */
  readonly marks: readonly LibraryMark[];
  readonly markedAt: Date;
  /** 1 to 10; undefined for none. An entry has a mark or a score. */
  readonly score: number | undefined;
}

/** The notification of a reply to the author of the answered comment. */
export interface DemoNotification {
  readonly memberId: string;
  /** Id of the reply. */
  readonly commentId: string;
  readonly at: Date;
}

export interface DemoFollow {
  readonly followerId: string;
  readonly followedId: string;
  readonly followedAt: Date;
}

export interface DemoPhoto {
  readonly id: string;
  /** Name of the file in the media store. */
  readonly file: string;
  /** Name of a file of `picturesFolder()`. */
  readonly picture: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A group of members. */
export interface DemoMemberGroup {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly isPrivate: boolean;
  readonly needsApproval: boolean;
  /** Name of a file of `picturesFolder()`. */
  readonly cover: string;
  /** The owner first. */
  readonly members: readonly {
    readonly memberId: string;
    readonly role: 'owner' | 'manager' | 'member';
    readonly joinedAt: Date;
  }[];
  /** Members who ask to join. */
  readonly requesterIds: readonly string[];
  readonly createdAt: Date;
  /** Episodes of the title whose picture is the cover, with their dates. */
  readonly plan: readonly {
    readonly episodeId: string;
    readonly titleId: string;
    readonly season: number;
    readonly number: number;
    readonly at: Date;
  }[];
}

/** A post of the feed or of a group. */
export interface DemoPost {
  /** A UUIDv7, because feeds are sorted by id. */
  readonly id: string;
  /** Undefined for a post of the feed. */
  readonly groupId: string | undefined;
  readonly authorId: string;
  /** Empty for a poll. */
  readonly body: string;
  /** The title whose card the post shows. */
  readonly titleId: string | undefined;
  readonly photos: readonly DemoPhoto[];
  readonly poll: { readonly question: string; readonly answers: readonly string[] } | undefined;
  /** The author is never among them, neither here nor in the claps. */
  readonly votes: readonly { readonly memberId: string; readonly answer: number }[];
  readonly claps: readonly { readonly memberId: string; readonly count: number }[];
  readonly postedAt: Date;
}

/** A comment on a post, or a reply; a parent precedes its replies in the list. */
export interface DemoPostComment {
  readonly id: string;
  readonly postId: string;
  /** Undefined for a comment. */
  readonly parentId: string | undefined;
  readonly authorId: string;
  readonly body: string;
  readonly postedAt: Date;
}

/** Activities of members with each other. */
export interface DemoSocial {
  readonly follows: readonly DemoFollow[];
  readonly groups: readonly DemoMemberGroup[];
  /** The oldest first. */
  readonly posts: readonly DemoPost[];
  readonly comments: readonly DemoPostComment[];
  readonly reactions: readonly DemoReaction[];
}

/** A member's public list of titles. */
export interface DemoCollection {
  readonly id: string;
  readonly ownerId: string;
  /** 3 to 80 graphemes. */
  readonly name: string;
  readonly description: string;
  readonly entries: readonly { readonly titleId: string; readonly note: string }[];
  readonly createdAt: Date;
  /** Members other than its owner. */
  readonly likedByIds: readonly string[];
}

/** A member's short text about a title; one a member and title. */
export interface DemoStory {
  readonly id: string;
  readonly titleId: string;
  readonly authorId: string;
  /** 1 to 300 graphemes. */
  readonly body: string;
  readonly postedAt: Date;
  /** Members other than its author; nobody votes twice. */
  readonly upIds: readonly string[];
  readonly downIds: readonly string[];
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

/** An article of the editors. */
export interface DemoArticle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs and headings, separated by empty lines. */
  readonly body: string;
  readonly picture: string;
  readonly author: string;
  readonly publishedAt: Date;
}

/** A frequent question. */
export interface DemoFaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly position: number;
}

/** A topic of the forum, with its posts in their order. */
export interface DemoTopic {
  readonly id: string;
  readonly category: 'general' | 'series' | 'anime' | 'movies' | 'suggestions' | 'announcements';
  /** 3 to 120 graphemes. */
  readonly title: string;
  readonly body: string;
  readonly authorId: string;
  readonly titleId: string | undefined;
  readonly spoiler: DemoSpoiler;
  readonly pinned: boolean;
  readonly locked: boolean;
  readonly postedAt: Date;
  readonly posts: readonly DemoTopicPost[];
}

export interface DemoTopicPost {
  readonly id: string;
  readonly authorId: string;
  readonly body: string;
  /** An earlier post of the topic; undefined for none. */
  readonly quotedId: string | undefined;
  readonly postedAt: Date;
}

/** A case of reports about a comment or a topic. */
export type DemoOutcome = 'nothing' | 'warn' | 'cover' | 'remove' | 'silence';
export type DemoViolation = 'spoiler' | 'insult' | 'spam';

export interface DemoCase {
  readonly id: string;
  readonly target: { readonly type: 'comment' | 'discussion'; readonly id: string };
  readonly reports: readonly {
    readonly memberId: string;
    readonly problem: DemoViolation | 'private' | 'other';
    readonly description: string;
    readonly reportedAt: Date;
  }[];
  /** Undefined for an open case. */
  readonly decided:
    | {
        readonly outcome: DemoOutcome;
        /** Undefined for `nothing`. */
        readonly violation: DemoViolation | undefined;
        readonly byId: string;
        readonly at: Date;
        /** The end of a silence. */
        readonly until: Date | undefined;
      }
    | undefined;
  /** The appeal of the member concerned, which waits. */
  readonly appeal: { readonly body: string; readonly sentAt: Date } | undefined;
}

/** What lies at the moderators' desk beside the cases. */
export interface DemoDesk {
  readonly contacts: readonly {
    readonly id: string;
    readonly memberId: string;
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly sentAt: Date;
    readonly handled: { readonly byId: string; readonly at: Date } | undefined;
  }[];
  readonly removals: readonly {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    /** The address of a member of the demo: the request is removed with the member. */
    readonly email: string;
    readonly right: 'owner' | 'person';
    readonly links: readonly string[];
    readonly statement: string;
    readonly confirmedAt: Date;
    readonly dueAt: Date;
    readonly decided: { readonly byId: string; readonly at: Date; readonly answer: string } | undefined;
  }[];
  /** Silences that have ended: the outcomes of cases. */
  readonly silences: readonly {
    readonly id: string;
    readonly caseId: string;
    readonly memberId: string;
    readonly byId: string;
    readonly at: Date;
    readonly until: Date;
  }[];
}

/** A conversation of two members; the opener wrote first. */
export interface DemoConversation {
  readonly id: string;
  readonly openerId: string;
  readonly otherId: string;
  /** False: a request. */
  readonly accepted: boolean;
  readonly openerUnread: number;
  readonly otherUnread: number;
  /** The oldest first. */
  readonly messages: readonly {
    readonly id: string;
    readonly authorId: string;
    readonly body: string;
    /** The place of an earlier message, from 1. */
    readonly replyToSeq: number | undefined;
    readonly sentAt: Date;
    readonly reactions: readonly { readonly memberId: string; readonly reaction: ReactionNumber }[];
    readonly photos: readonly DemoPhoto[];
  }[];
}

/** A public watch-together room; its first member is the host. */
export interface DemoRoom {
  readonly id: string;
  readonly title: string;
  readonly episodeId: string;
  readonly memberIds: readonly string[];
  /** A room that plays: the episode begins again after this time. Undefined for a scheduled one. */
  readonly repeatSeconds: number | undefined;
  readonly startsAt: Date | undefined;
  readonly entries: readonly {
    readonly id: string;
    readonly authorId: string;
    readonly body: string;
    readonly isSpoiler: boolean;
    readonly postedAt: Date;
  }[];
}

/** Counts of reactions to seconds of an episode. */
export interface DemoCrowd {
  readonly episodeId: string;
  readonly seconds: readonly {
    readonly second: number;
    readonly reactions: readonly { readonly reaction: ReactionNumber; readonly count: number }[];
  }[];
}

export interface DemoMessaging {
  readonly conversations: readonly DemoConversation[];
  readonly rooms: readonly DemoRoom[];
  readonly crowds: readonly DemoCrowd[];
}

export interface DemoContent {
  readonly requests: readonly DemoRequest[];
  /** The newest first. */
  readonly articles: readonly DemoArticle[];
  readonly faq: readonly DemoFaqEntry[];
  readonly topics: readonly DemoTopic[];
  readonly cases: readonly DemoCase[];
  readonly desk: DemoDesk;
  /** The newest first. */
  readonly collections: readonly DemoCollection[];
  readonly stories: readonly DemoStory[];
  readonly social: DemoSocial;
  readonly messaging: DemoMessaging;
  readonly genres: readonly DemoGenre[];
  readonly titles: readonly DemoTitle[];
  /** Ordered by title, season and number. */
  readonly episodes: readonly DemoEpisode[];
  readonly groups: readonly DemoGroup[];
  readonly sourceGroups: readonly DemoSourceGroup[];
  readonly placements: readonly DemoPlacement[];
  /** The first two are plain members; then a moderator, an editor and an admin; the others are plain members. */
  readonly members: readonly DemoMember[];
  readonly comments: readonly DemoComment[];
  readonly reactions: readonly DemoReaction[];
  readonly positions: readonly DemoPosition[];
  readonly library: readonly DemoLibraryEntry[];
  /** Derived from replies to other members, latest last. */
  readonly notifications: readonly DemoNotification[];
}
