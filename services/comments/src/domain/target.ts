/** The subject of a thread; the numbers are those of the legacy comment rows. */
export const targetKind = {
  movie: 1,
  episode: 2,
  series: 3,
  collection: 4,
  discussion: 5,
  trailer: 6,
  post: 7,
} as const;

/** The kinds of titles in the forum. Comments on an anime have the kind `series` too. */
export type TitleTarget = 'movie' | 'series' | 'anime';

export type TargetKind = (typeof targetKind)[keyof typeof targetKind];

/** All kinds, for conditions on the first column of the index on threads. */
export const targetKinds: readonly TargetKind[] = Object.values(targetKind);

/** The kinds that have threads so far. */
export const withThreads: readonly TargetKind[] = [
  targetKind.movie,
  targetKind.episode,
  targetKind.series,
  targetKind.trailer,
  targetKind.collection,
  targetKind.post,
  targetKind.discussion,
];

/** Kinds of targets that members can hide from others: social decides who may see them. */
export const ofSocial: readonly TargetKind[] = [targetKind.collection, targetKind.post];

/** Kinds of target that are looked up by id on each use: they have an owner other than the catalogue, and a scope. */
export const lookedUp: readonly TargetKind[] = [...ofSocial, targetKind.discussion];

export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}

/** The place of a target in a title; season and number only for episodes, and no title for a target about many titles. */
export interface Place {
  readonly titleId?: string;
  readonly episode?: { readonly season: number; readonly number: number };
}

export const isTargetKind = (value: number): value is TargetKind =>
  targetKinds.some((kind) => kind === value);

/** A key for maps and sets of targets. */
export const targetKey = ({ kind, id }: Target): string => `${kind}.${id}`;
