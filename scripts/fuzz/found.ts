/** What a demo site has. */
export const found = `query {
  viewer { id }
  latestEpisodes(size: 24) { items { id season number title { id kind slug } } }
  titles(size: 48) { items { id kind slug trailerIds } }
  search(query: "a", size: 1) { people { path } }
  series: titles(kind: SERIES, size: 48) { items { id } }
  anime: titles(kind: ANIME, size: 12) { items { id } }
}`;

type Kind = 'MOVIE' | 'SERIES' | 'ANIME';

/** Its answer. */
export interface Found {
  viewer: { id: string };
  latestEpisodes: {
    items: { id: string; season: number; number: number; title: { id: string; kind: Kind; slug: string } }[];
  };
  titles: { items: { id: string; kind: Kind; slug: string; trailerIds: string | null }[] };
  search: { people: { path: string }[] };
  series: { items: { id: string }[] };
  anime: { items: { id: string }[] };
}

/** The sources and comments of an episode. */
export const watchPage = `query ($kind: TitleKind!, $slug: String!, $season: Int!, $number: Int!, $target: TargetInput!) {
  watchPage(kind: $kind, slug: $slug, season: $season, number: $number) {
    sources { groups { hash groupId sources { hash locked } } } }
  comments(target: $target) { items { id deleted author { id username } } } }`;

export type Comment = { id: string; author: { id: string; username: string } };

/** Its answer. */
export interface WatchPage {
  watchPage: {
    sources: { groups: { hash: string; groupId: string; sources: { hash: string; locked: boolean }[] }[] };
  };
  comments: { items: (Omit<Comment, 'author'> & { deleted: boolean; author: Comment['author'] | null })[] };
}
