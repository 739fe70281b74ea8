// Made by scripts/generate-types.mjs from the features’ *.graphql: see README.md.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Role =
  | 'MEMBER'
  | 'EDITOR'
  | 'MODERATOR'
  | 'ADMIN';

export type SignInInput = {
  login: string;
  password: string;
  remember?: boolean;
  captcha?: string | null | undefined;
};

export type TitleKind =
  | 'MOVIE'
  | 'SERIES'
  | 'ANIME';

export type TitleOrder =
  | 'ADDED'
  | 'POPULAR'
  | 'NAME';

export type AgeMark =
  | 'GENERAL'
  | 'AGE_7'
  | 'AGE_13'
  | 'AGE_18';

export type ContentMark =
  | 'VIOLENCE'
  | 'SEXUALITY'
  | 'NEGATIVE_EXAMPLE';

export type AiringStatus =
  | 'UPCOMING'
  | 'AIRING'
  | 'ENDED';

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { signedOut: boolean } };

export type MemberFieldsFragment = { id: string, username: string, name: string, avatar: string | null, path: string };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, roles: Array<Role>, unreadNotifications: number | null, member: { id: string, username: string, name: string, avatar: string | null, path: string } } | null };

export type TitleCardFragment = { id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null };

export type EpisodeCardFragment = { id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null };

export type TitleCardsFragment = { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null }> };

export type EpisodeCardsFragment = { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> };

export type HeroTitleFragment = { description: string, id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, genres: Array<{ id: string, name: string }>, first: { items: Array<{ id: string, path: string | null }> } | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { featured: { items: Array<{ description: string, id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null, genres: Array<{ id: string, name: string }>, first: { items: Array<{ id: string, path: string | null }> } | null }> } | null, popular: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null }> } | null, series: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null }> } | null, anime: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null }> } | null, films: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null }> } | null, latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null };

export type LatestEpisodesQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type LatestEpisodesQuery = { latestEpisodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null, title: { id: string, kind: TitleKind, name: string, path: string, poster: string | null, backdrop: string | null } | null }> } | null };

export type PositionFieldsFragment = { id: string, episodeId: string, season: number, number: number, positionSeconds: number, durationSeconds: number, watched: boolean, measuredAt: string };

export type EpisodePositionsQueryVariables = Exact<{
  episodeIds: Array<string> | string;
}>;


export type EpisodePositionsQuery = { positions: Array<{ id: string, episodeId: string, season: number, number: number, positionSeconds: number, durationSeconds: number, watched: boolean, measuredAt: string }> | null };

export type ContinueWatchingQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type ContinueWatchingQuery = { continueWatching: { count: number, last: boolean, items: Array<{ id: string, episodeId: string, season: number, number: number, positionSeconds: number, durationSeconds: number, watched: boolean, measuredAt: string, episode: { id: string, name: string, image: string | null, path: string | null } | null, title: { id: string, name: string, path: string, kind: TitleKind, backdrop: string | null } | null }> } | null };

export type RemoveContinueWatchingMutationVariables = Exact<{
  positionId: string;
}>;


export type RemoveContinueWatchingMutation = { removeContinueWatching: { positionId: string } };

export type TitleDetailsFragment = { id: string, kind: TitleKind, slug: string, path: string, name: string, originalName: string | null, description: string, year: number | null, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, network: string | null, status: AiringStatus | null, rating: number | null, poster: string | null, backdrop: string | null, episodeCount: number, addedAt: string | null, genres: Array<{ id: string, slug: string, name: string }>, people: Array<{ id: string, name: string, role: string, character: string | null }>, seasons: Array<{ number: number, episodeCount: number }>, first: { items: Array<{ id: string, path: string | null, releasedAt: string | null }> } | null };

export type TitlePageQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
}>;


export type TitlePageQuery = { title: { id: string, kind: TitleKind, slug: string, path: string, name: string, originalName: string | null, description: string, year: number | null, ageMark: AgeMark | null, contentMarks: Array<ContentMark>, network: string | null, status: AiringStatus | null, rating: number | null, poster: string | null, backdrop: string | null, episodeCount: number, addedAt: string | null, genres: Array<{ id: string, slug: string, name: string }>, people: Array<{ id: string, name: string, role: string, character: string | null }>, seasons: Array<{ number: number, episodeCount: number }>, first: { items: Array<{ id: string, path: string | null, releasedAt: string | null }> } | null } | null };

export type SeasonEpisodeFragment = { id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null };

export type SeasonEpisodesQueryVariables = Exact<{
  kind: TitleKind;
  slug: string;
  season: number;
  page: number;
  size: number;
}>;


export type SeasonEpisodesQuery = { title: { id: string, episodes: { count: number, last: boolean, items: Array<{ id: string, season: number, number: number, name: string, description: string, durationSeconds: number | null, releasedAt: string | null, image: string | null, path: string | null }> } | null } | null };

export type TitlesQueryVariables = Exact<{
  kind?: TitleKind | null | undefined;
  order: TitleOrder;
  page: number;
  size: number;
}>;


export type TitlesQuery = { titles: { count: number, last: boolean, items: Array<{ id: string, kind: TitleKind, path: string, name: string, year: number | null, ageMark: AgeMark | null, rating: number | null, poster: string | null, backdrop: string | null, addedAt: string | null }> } | null };
