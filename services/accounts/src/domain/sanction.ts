import type { SanctionDetails } from '@seyir/kit';
import type { GrantedRole, Member } from './member.js';

/** A silenced member may read, but not write; a banned one cannot sign in. */
export type SanctionKind = 'silence' | 'ban';

/** A silence or a ban of a member. */
export interface Sanction {
  readonly id: string;
  readonly memberId: string;
  readonly kind: SanctionKind;
  /** Number of the contract's `Violation`. */
  readonly violation: number;
  readonly imposedAt: Date;
  /** Undefined: a ban without an end. */
  readonly until: Date | undefined;
  /** Undefined for a moderator who is erased. */
  readonly imposedBy: string | undefined;
  /** The case whose outcome it is. */
  readonly caseId: string | undefined;
  /** Undefined while it is in force. */
  readonly endedAt: Date | undefined;
}

const YEAR_MS = 366 * 86_400_000;

/** An end must lie in the future, within a year; only a ban may have none. */
export const isSanctionEnd = (kind: SanctionKind, until: Date | undefined, now: Date): boolean =>
  until ? until > now && until.getTime() - now.getTime() <= YEAR_MS : kind === 'ban';

/** Whether an end is later than another one; undefined, without an end, is the latest. */
export const isLater = (end: Date | undefined, other: Date | undefined): boolean =>
  other !== undefined && (end === undefined || end > other);

/** Moderators act on plain members; admins also on editors and moderators, but not on admins. */
export const mayRestrict = (roles: readonly string[], member: Pick<Member, 'roles'>): boolean => {
  if (member.roles.includes('admin' satisfies GrantedRole)) return false;
  return member.roles.length === 0 || roles.includes('admin');
};

/** The end and the reason, which the member reads. */
export const detailsOf = ({ violation, until }: Pick<Sanction, 'violation' | 'until'>): SanctionDetails => ({
  violation,
  ...(until && { until: until.getTime() }),
});
