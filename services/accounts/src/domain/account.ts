import type { FieldProblem } from '@seyir/kit';
import type { Member } from './member.js';

export interface SocialLinks {
  readonly facebook: string;
  readonly twitter: string;
  readonly instagram: string;
}

export type Audience = 'everyone' | 'members' | 'nobody';

export interface Privacy {
  /** Who sees what the member tells on the profile page. */
  readonly profile: Audience;
  /** Whether search engines may list that page. */
  readonly indexed: boolean;
}

/** What a member alone sees of the own account. */
export interface Account {
  readonly member: Member;
  readonly email: string | undefined;
  /** Waits to be confirmed. */
  readonly pendingEmail: string | undefined;
  readonly birthYear: number | undefined;
  readonly links: SocialLinks;
  readonly privacy: Privacy;
}

const LONGEST_LINK = 200;
const OLDEST = 120;

/** What is wrong with an address that a member shows to others: http(s) alone, nothing hidden before its host. */
export const linkProblem = (link: string): FieldProblem | undefined => {
  if (link.length > LONGEST_LINK) return 'too_long';
  if (/[\s\p{Cc}]/u.test(link) || !URL.canParse(link)) return 'invalid';
  const { protocol, hostname, username, password } = new URL(link);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && password === '' ? undefined : 'invalid';
};

export const isBirthYear = (year: number, now: Date): boolean =>
  Number.isInteger(year) && year <= now.getUTCFullYear() && year >= now.getUTCFullYear() - OLDEST;

/** Whether a viewer may see what is shown to an audience; the member always may. */
export const maySee = (
  audience: Audience,
  owner: Pick<Member, 'id'>,
  viewerId: string | undefined,
): boolean => {
  switch (audience) {
    case 'everyone':
      return true;
    case 'members':
      return viewerId !== undefined;
    case 'nobody':
      return viewerId === owner.id;
  }
};
