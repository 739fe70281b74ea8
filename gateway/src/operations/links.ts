import { foldKey } from '@seyir/kit/stateless';
import { ShelfSort, TitleKind, type Episode, type ShelfPlace, type Title } from '@seyir/proto';

const sections: Readonly<Record<TitleKind, string>> = {
  [TitleKind.UNSPECIFIED]: 'dizi',
  [TitleKind.SERIES]: 'dizi',
  [TitleKind.ANIME]: 'anime',
  [TitleKind.MOVIE]: 'film',
};

export const titlePath = ({ kind, slug }: Pick<Title, 'kind' | 'slug'>): string =>
  `/${sections[kind]}/${slug}`;

export const episodePath = (
  title: Pick<Title, 'kind' | 'slug'>,
  { season, number }: Pick<Episode, 'season' | 'number'>,
): string =>
  title.kind === TitleKind.MOVIE
    ? `${titlePath(title)}/izle`
    : `${titlePath(title)}/${season}-sezon/${number}-bolum`;

export const shelfPath = ({ sort, slug }: Pick<ShelfPlace, 'sort' | 'slug'>): string =>
  `/${sort === ShelfSort.NETWORK ? 'kanal' : 'tur'}/${slug}`;

export const personPath = (slug: string): string => `/kisi/${slug}`;

export const articlePath = (slug: string): string => `/yazi/${slug}`;

/** The conversation with a member. */
export const messagePath = (username: string): string => `/profile/message/${username}`;

export const profilePath = (username: string): string => `/profile/${username}`;

export const postPath = (postId: string): string => `/gonderi/${postId}`;

/** The page is found by the id. The name in the address, if given, only makes it readable. */
export const collectionPath = ({ id, name }: { readonly id: string; readonly name?: string }): string =>
  name === undefined ? `/koleksiyon/${id}` : `/koleksiyon/${id}-${wordsOf(name) || 'liste'}`;

/** The preview picture of a collection. The version is not read: it changes the address, so that no cache shows an old picture. */
export const collectionCardPath = (id: string, version: number): string =>
  `/i/collections/${id}.jpg?s=${version}`;

/** The page of all topics. */
export const FORUM_PATH = '/tartismalar';

/** The page is found by the id. A covered topic has no title, so its address reveals nothing either. */
export const topicPath = ({ id, title = '' }: { readonly id: string; readonly title?: string }): string => {
  const words = wordsOf(title);
  return words === '' ? `/tartisma/${id}` : `/tartisma/${id}-${words}`;
};

/** The page of a topic that begins with one of its posts. */
export const topicPostPath = (topic: Parameters<typeof topicPath>[0], number: number): string =>
  `${topicPath(topic)}?yazi=${number}#yazi-${number}`;

/** The page of content requests. */
export const REQUESTS_PATH = '/istek';

/** The page on which members read decisions about them and appeal. */
export const APPEALS_PATH = '/itiraz';

const wordsOf = (name: string): string => (foldKey(name).match(/[a-z0-9]+/g) ?? []).join('-');

/** The page of all groups. */
export const GROUPS_PATH = '/gruplar';

export const groupPath = (slug: string): string => `/grup/${slug}`;

export const roomPath = (code: string): string => `/oda/${code}`;

/** Path of an image by its name; undefined for none. */
export const imagePath = (name: string): string | undefined =>
  name === '' ? undefined : name.startsWith('/') ? name : `/i/${name}`;

/** Anchor of a comment on its thread's page. */
export const commentAnchor = (commentId: string): string => `#yorum-${commentId}`;
