import { isActive, type Member } from './member.js';

export interface Session {
  readonly id: string;
  readonly memberId: string;
  /** Outlives the browser. */
  readonly remember: boolean;
  readonly createdAt: Date;
  /** Not exact: written at most every few minutes. */
  readonly lastSeenAt: Date;
  readonly endedAt: Date | undefined;
}

/** How long sessions last, in ms. */
export interface SessionLimits {
  /** From sign-in to the end of any session, used or not. */
  readonly absoluteMs: number;
  /** Without a call, where the member did not ask to be remembered. */
  readonly idleMs: number;
  /** The least time between two notes of when a session was last seen. */
  readonly noteMs: number;
}

/** When the session ends unless it is used again before. */
export const expiryOf = (session: Session, { absoluteMs, idleMs }: SessionLimits): Date => {
  const absolute = session.createdAt.getTime() + absoluteMs;
  const idle = session.lastSeenAt.getTime() + idleMs;
  return new Date(session.remember ? absolute : Math.min(absolute, idle));
};

export const isOpen = (session: Session, member: Member, limits: SessionLimits, now: Date): boolean =>
  session.endedAt === undefined && isActive(member) && now < expiryOf(session, limits);
