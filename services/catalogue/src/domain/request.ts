import type { TitleKind } from './title.js';

/** The list that a request belongs to. */
export type RequestKind = 'movie' | 'series';

export type RequestState = 'open' | 'planned' | 'available' | 'declined';

/** 0: no vote. The numbers are those of the legacy call. */
export type RequestVote = 0 | 1 | 2;

/** The kind of a request for a title: a requested anime counts as a series. */
export const requestKindOf = (kind: TitleKind): RequestKind => (kind === 'movie' ? 'movie' : 'series');

/** The kinds of titles that a request of a kind can refer to. */
export const titleKindsOf: Readonly<Record<RequestKind, readonly TitleKind[]>> = {
  movie: ['movie'],
  series: ['series', 'anime'],
};

/** Whether members can still vote on it. */
export const isPending = (state: RequestState): boolean => state === 'open' || state === 'planned';

/** A title that members ask for. */
export interface ContentRequest {
  readonly id: string;
  readonly kind: RequestKind;
  readonly name: string;
  /** The catalogue's title that it asks for; undefined for a request with only a name. */
  readonly titleId: string | undefined;
  readonly state: RequestState;
  /** Why it was declined; otherwise empty. */
  readonly reason: string;
  /** Votes up minus votes down. */
  readonly score: number;
  /** The viewer's. */
  readonly ownVote: RequestVote;
  /** The member who made the request; undefined once that member is erased. */
  readonly askedBy: string | undefined;
  readonly askedAt: Date;
  /** Time of the last change of the state; undefined before the first. */
  readonly decidedAt: Date | undefined;
  readonly version: number;
}

/** The data of a request for other services. */
export interface RequestFacts extends Pick<ContentRequest, 'id' | 'kind' | 'state' | 'titleId' | 'version'> {
  readonly changedAt: Date;
  readonly removed: boolean;
}
