import { isActive, type Member } from './member.js';
import type { Sanction } from './sanction.js';

/** A silence that is in force: its end and its reason. */
export interface Silence {
  readonly until: Date;
  readonly violation: number;
}

/** The silence that is in force now. Undefined without one, and from its end on, even if the task that ends it has not run yet. */
export const silenceOf = (
  sanction: Pick<Sanction, 'until' | 'violation'> | undefined,
  now: Date,
): Silence | undefined =>
  sanction?.until && sanction.until > now
    ? { until: sanction.until, violation: sanction.violation }
    : undefined;

export interface Session {
  readonly id: string;
  readonly memberId: string;
  /** Whether it outlives the browser. */
  readonly remember: boolean;
  readonly createdAt: Date;
  /** Approximate: updated at most every few minutes. */
  readonly lastSeenAt: Date;
  readonly endedAt: Date | undefined;
}

/** Lifetimes of sessions, in ms. */
export interface SessionLimits {
  /** From the sign-in to the end of any session, used or not. */
  readonly absoluteMs: number;
  /** Maximum time without a call, if the member did not choose to be remembered. */
  readonly idleMs: number;
  /** Minimum time between two updates of a session's last use. */
  readonly noteMs: number;
}

/** Time at which the session ends unless it is used again. */
export const expiryOf = (session: Session, { absoluteMs, idleMs }: SessionLimits): Date => {
  const absolute = session.createdAt.getTime() + absoluteMs;
  const idle = session.lastSeenAt.getTime() + idleMs;
  return new Date(session.remember ? absolute : Math.min(absolute, idle));
};

export const isOpen = (session: Session, member: Member, limits: SessionLimits, now: Date): boolean =>
  session.endedAt === undefined && isActive(member) && now < expiryOf(session, limits);
