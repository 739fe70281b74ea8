import type { Notification } from '../domain/notification.js';
import type { RequestAnswer, RequestFacts } from '../domain/request.js';

/** The members who voted on a content request; rejects with TRY_AGAIN or DEADLINE if the catalogue does not answer. */
export interface Voters {
  /** Members in the order of ids, after `after`. */
  of(requestId: string, after: string, limit: number): Promise<string[]>;
}

/** The answered content requests, and the entries of lists about them. */
export interface RequestNews {
  /** Stores the answer, or that there is none now; false if there was none before either. */
  keep(request: RequestFacts): Promise<boolean>;
  /** Its current state; undefined if it is unanswered. */
  answerOf(requestId: string): Promise<{ readonly answer: RequestAnswer; readonly at: Date } | undefined>;
  /** Members with an entry about another state of the request, in the order of ids, after `after`. */
  membersNotifiedOf(
    requestId: string,
    but: string | undefined,
    after: string,
    limit: number,
  ): Promise<string[]>;
  /** Removes these entries from a member's list. */
  take(memberId: string, requestId: string, but: string | undefined, now: Date): Promise<Notification[]>;
  /** The answered requests in the order of ids, after `after`. */
  after(requestId: string, limit: number): Promise<string[]>;
}
