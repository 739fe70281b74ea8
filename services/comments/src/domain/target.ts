/** What a thread hangs on; the numbers are those of the legacy comment rows. */
export const targetKind = {
  movie: 1,
  episode: 2,
  series: 3,
  collection: 4,
  discussion: 5,
  trailer: 6,
} as const;

export type TargetKind = (typeof targetKind)[keyof typeof targetKind];

/** All kinds: the index on threads begins with them. */
export const targetKinds: readonly TargetKind[] = Object.values(targetKind);

/** Kinds of target that have threads so far. */
export const withThreads: readonly TargetKind[] = [
  targetKind.movie,
  targetKind.episode,
  targetKind.series,
  targetKind.trailer,
];

export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}

/** Where a target stands in a title; season and number on episodes alone. */
export interface Place {
  readonly titleId: string;
  readonly episode?: { readonly season: number; readonly number: number };
}

export const isTargetKind = (value: number): value is TargetKind =>
  targetKinds.some((kind) => kind === value);

/** Identifies a target among others. */
export const targetKey = ({ kind, id }: Target): string => `${kind}.${id}`;
