import type { Keyed, KeySlice } from '@seyir/kit';
import type { ImportedRequest } from './import-requests.js';
import type {
  ContentRequest,
  RequestFacts,
  RequestKind,
  RequestState,
  RequestVote,
} from '../domain/request.js';
import type { TitleTranslation } from '../domain/title.js';

/** The position of a pending request in its list: its folded score, and its id. */
export interface ScoreKey {
  readonly score: number;
  readonly id: string;
}

/** The position of an answered request in its list: the time of the answer with its microseconds, and its id. */
export interface DecidedKey {
  readonly decidedAt: string;
  readonly id: string;
}

export interface NewRequest {
  readonly id: string;
  readonly kind: RequestKind;
  readonly name: string;
  readonly titleId: string | undefined;
  readonly askedBy: string;
}

export interface Voted {
  readonly score: number;
  readonly ownVote: RequestVote;
}

/** A request whose name resembles a search key, with the key of its name. */
export interface NearRequest {
  readonly id: string;
  readonly key: string;
}

/** The title that a request refers to. */
export interface RequestedTitle {
  readonly id: string;
  readonly kind: RequestKind;
  readonly name: string;
  /** Whether one of its episodes has a source. */
  readonly playable: boolean;
}

/** Reads leave out removed requests; `readerId` is the member whose own votes are returned. */
export interface RequestStore {
  byIds(ids: readonly string[], readerId: string | undefined): Promise<ContentRequest[]>;
  /** Open and planned requests, the highest score first. */
  pending(
    kind: RequestKind,
    readerId: string | undefined,
    slice: KeySlice<ScoreKey>,
  ): Promise<readonly Keyed<ContentRequest, ScoreKey>[]>;
  /** Available and declined requests, the latest answer first. */
  answered(
    kind: RequestKind,
    readerId: string | undefined,
    slice: KeySlice<DecidedKey>,
  ): Promise<readonly Keyed<ContentRequest, DecidedKey>[]>;
  /** Pending requests whose name matches the search key, the highest score first, and after them declined ones. */
  matching(
    key: string,
    kinds: readonly RequestKind[],
    readerId: string | undefined,
    limit: number,
  ): Promise<ContentRequest[]>;
  /** Pending and declined requests whose names share letters with the search key, the most similar first. */
  resembling(key: string, kinds: readonly RequestKind[], limit: number): Promise<NearRequest[]>;
  /**
   * Until the end of the transaction no request is made while titles answer requests ('exclusive'), and no title answers
   * requests while one is made ('shared'). Taken before rows of requests.
   */
  lockAnswers(how: 'shared' | 'exclusive'): Promise<void>;
  /** Adds a request, or finds that of the same kind and folded name, or of the same title. Locks its row. */
  add(
    request: NewRequest,
    now: Date,
  ): Promise<{ readonly id: string; readonly state: RequestState; readonly created: boolean }>;
  /** Locks a request until the end of the transaction, for votes or for a change of its state; undefined if it is removed. */
  lock(id: string, to: 'vote' | 'change'): Promise<Pick<ContentRequest, 'state' | 'version'> | undefined>;
  /** Sets the member's vote to up; or, with `toggle`, sets the given vote and removes an equal one. */
  vote(id: string, memberId: string, vote: 1 | 2, how: 'set' | 'toggle'): Promise<Voted>;
  /** Changes the state of a locked request; its version rises. */
  decide(id: string, to: { state: RequestState; reason: string }, now: Date): Promise<RequestFacts>;
  /** Links pending requests without a title to the title among these that has their folded name and kind. */
  link(titleIds: readonly string[]): Promise<void>;
  /** Answers the pending requests for those of the given titles that can be watched. */
  answer(titleIds: readonly string[], now: Date): Promise<RequestFacts[]>;
  /** Removes a request from all reads; undefined if it was already removed. */
  markDeleted(id: string, now: Date): Promise<RequestFacts | undefined>;
  /** Sets the title that a request without one refers to. */
  setTitle(id: string, titleId: string): Promise<void>;
  /**
   * Takes up to `limit` votes from a removed request and gives them to another one; returns their number. A member who has voted on the
   * other one keeps that vote. 0 if the other one is removed.
   */
  moveVotes(id: string, intoId: string, limit: number): Promise<number>;
  /** Whether votes of a merged request still move to it. */
  isGettingVotes(id: string): Promise<boolean>;
  /** Deletes up to `limit` votes of a removed request, and its row with the last of them; false while some are left. */
  removeDeleted(id: string, limit: number, now: Date): Promise<boolean>;
  /** Stores folded scores, by which the lists are sorted. */
  keepScores(scores: readonly { readonly id: string; readonly score: number }[]): Promise<void>;
  /** The members with a vote, in the order of ids, after `after`. */
  voters(id: string, after: string, limit: number): Promise<string[]>;
  /** Removes the member's name from up to `limit` requests that the member made; returns their ids. */
  forgetAsker(memberId: string, limit: number): Promise<string[]>;
  /** Deletes up to `limit` votes of a member, and updates the counters; returns the ids of the requests. */
  forgetVotes(memberId: string, limit: number): Promise<string[]>;
  /**
   * The requests among these that have neither a member's name nor a vote. Locks them, so that two concurrent removals do not miss
   * each other's changes.
   */
  abandoned(ids: readonly string[]): Promise<string[]>;
  /** Removes deleted titles from requests. */
  unlink(titleIds: readonly string[]): Promise<void>;
  /** Adds the requests that do not exist yet, by id and by kind and name; returns those. */
  import(requests: readonly ImportedRequest[]): Promise<RequestFacts[]>;
  /** Requests in the order of ids, for snapshots. */
  after(id: string | undefined, limit: number): Promise<RequestFacts[]>;
}

/** The titles that can be watched: a projection of playback's sources. */
export interface PlayableStore {
  /**
   * Stores in which translations an episode has sources, undefined for no source. Returns its title if the episode is known, and whether
   * its translations have changed.
   */
  keep(
    episodeId: string,
    translations: readonly TitleTranslation[] | undefined,
  ): Promise<{ readonly titleId: string | undefined; readonly isChanged: boolean }>;
  /** Whether one of these episodes has a source. */
  anyOf(episodeIds: readonly string[]): Promise<boolean>;
  /** Marks titles whose translations must be computed again, because sources or episodes of theirs have changed. */
  markTranslations(titleIds: readonly string[]): Promise<void>;
  /** Computes the translations of some of the marked titles. */
  gatherTranslations(limit: number): Promise<{
    /** How many titles were marked. */
    readonly marked: number;
    readonly changed: readonly string[];
  }>;
  /** The titles among these with a source. */
  among(titleIds: readonly string[]): Promise<ReadonlySet<string>>;
  titleById(id: string): Promise<RequestedTitle | undefined>;
  /** The title of this kind with the folded name or original name. */
  titleByKey(key: string, kind: RequestKind): Promise<RequestedTitle | undefined>;
}

/** Events and wakes of requests, in the transaction of the change. */
export interface RequestEvents {
  requestsChanged(requests: readonly RequestFacts[]): Promise<void>;
  /** Call it after the commit: the lists have a new entry. */
  requestAdded(): void;
}
