import type { Keyed, KeySlice } from '@seyir/kit';
import type { RemovalOutcome, RemovalRequest } from '../../domain/removal-request.js';

/** The place of a request in its list: when it is due, or when it was decided. */
export type RemovalMoment = { readonly at: string; readonly id: string };

export interface RemovalFigures {
  readonly waiting: number;
  /** 24 of the 48 hours are over. */
  readonly late: number;
}

export interface RemovalRequestStore {
  add(request: RemovalRequest): Promise<void>;
  byId(id: string): Promise<RemovalRequest | undefined>;
  /** Stores the hash of a link's token. Earlier links stay valid. */
  addLink(id: string, tokenHash: Uint8Array, at: Date): Promise<void>;
  /** Starts the clock of the request with this link; a confirmed request stays unchanged. Undefined for an unknown token. */
  confirm(hash: Uint8Array, at: Date, dueAt: Date): Promise<RemovalRequest | undefined>;
  /** Confirmed requests without a decision, in the order of their due times. */
  waiting(slice: KeySlice<RemovalMoment>): Promise<Keyed<RemovalRequest, RemovalMoment>[]>;
  /** The last decided first. */
  decided(slice: KeySlice<RemovalMoment>): Promise<Keyed<RemovalRequest, RemovalMoment>[]>;
  /** Undefined if the request is not confirmed or already decided. */
  decide(
    id: string,
    by: {
      readonly memberId: string;
      readonly outcome: RemovalOutcome;
      readonly answer: string;
      readonly at: Date;
    },
  ): Promise<RemovalRequest | undefined>;
  /** Deletes requests that nobody confirmed. */
  prune(sentBefore: Date): Promise<void>;
  /** Deletes requests that were decided before a time. */
  pruneDecided(before: Date): Promise<void>;
  figures(lateBefore: Date): Promise<RemovalFigures>;
}
