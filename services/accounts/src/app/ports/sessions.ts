import type { Member } from '../../domain/member.js';
import type { Session, Silence } from '../../domain/session.js';

/** The identity provider's data of a session. */
export interface ProviderSession {
  readonly id: string;
  /** Sent to the provider to end the sign-in there. */
  readonly idToken: string;
}

export interface SessionStore {
  /** Also ends the session of the token `replaces` in the same statement, and returns its id if it was open. */
  open(
    session: Session,
    tokenHash: Uint8Array,
    more: { userAgent: string; replaces?: Uint8Array; provider?: ProviderSession },
  ): Promise<string | undefined>;
  /** With the member's silence that has not ended. */
  find(tokenHash: Uint8Array): Promise<{ session: Session; member: Member; silence?: Silence } | undefined>;
  /** Records that the session is in use, unless another process has done so since `before`. */
  seen(id: string, at: Date, before: Date): Promise<void>;
  /** Ends it if it is open. Returns its id and the provider's token; undefined if there was no such session. */
  end(tokenHash: Uint8Array, at: Date): Promise<{ id: string; idToken: string | undefined } | undefined>;
  /** Ends the sessions of a provider's session; returns their ids. */
  endByProvider(providerSession: string, at: Date): Promise<string[]>;
  /** Ends all open sessions of a member except `exceptId`; returns their ids. */
  endAll(memberId: string, at: Date, exceptId?: string): Promise<string[]>;
  /** Ends one session of a member if it is open; false if the member never had it. */
  endOne(memberId: string, id: string, at: Date): Promise<boolean>;
  /** Sessions that have not ended, last seen first. */
  ofMember(memberId: string): Promise<{ session: Session; userAgent: string }[]>;
  /** Deletes sessions that were opened before; returns their number. */
  prune(openedBefore: Date): Promise<number>;
}
