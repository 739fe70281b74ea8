import type { Audience, Member } from './member.js';
import type { SocialLinks } from './social-links.js';

export interface Privacy {
  /** The members who see the details on the profile page. */
  readonly profile: Audience;
  /** Whether search engines may list that page. */
  readonly indexed: boolean;
}

/** A member's own account, visible only to the member. */
export interface Account {
  readonly member: Member;
  readonly email: string | undefined;
  /** Not confirmed yet. */
  readonly pendingEmail: string | undefined;
  readonly birthYear: number | undefined;
  readonly links: SocialLinks;
  readonly privacy: Privacy;
}

const OLDEST = 120;

export const isBirthYear = (year: number, now: Date): boolean =>
  Number.isInteger(year) && year <= now.getUTCFullYear() && year >= now.getUTCFullYear() - OLDEST;

/** Whether a viewer may see data for an audience; the member always may. */
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
