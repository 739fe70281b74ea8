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

export const profilePath = (username: string): string => `/profile/${username}`;

/** Path of an image by its name; undefined for none. */
export const imagePath = (name: string): string | undefined =>
  name === '' ? undefined : name.startsWith('/') ? name : `/i/${name}`;

/** Anchor of a comment on its thread's page. */
export const commentAnchor = (commentId: string): string => `#yorum-${commentId}`;
