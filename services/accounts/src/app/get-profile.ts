import { notFound, type Clock } from '@seyir/kit';
import { maySee } from '../domain/account.js';
import type { Member } from '../domain/member.js';
import { shownLinks, type SocialLinks } from '../domain/social-links.js';
import type { AccountStore } from './ports.js';

export interface Profile {
  readonly member: Member;
  readonly links: SocialLinks;
  /** The member keeps all but name and avatar from this viewer. */
  readonly hidden: boolean;
  readonly indexed: boolean;
}

const none: SocialLinks = { facebook: '', twitter: '', instagram: '' };

/**
 * The public page of a member, as the viewer may see it. NOT_FOUND for an unknown name, for who has not joined yet
 * and for who is banned.
 */
export const getProfile =
  ({ accounts, clock }: { accounts: AccountStore; clock: Clock }) =>
  async (username: string, viewerId: string | undefined): Promise<Profile> => {
    const account = await accounts.byUsername(username, clock.now());
    if (!account?.member.activated || account.member.banned) throw notFound(`member ${username}`);
    const { member, privacy } = account;
    const links = shownLinks(account.links);
    if (maySee(privacy.profile, member, viewerId))
      return { member, links, hidden: false, indexed: privacy.indexed && privacy.profile === 'everyone' };
    const shown = { ...member, about: '', country: '', joinedAt: new Date(0) };
    return { member: shown, links: none, hidden: true, indexed: false };
  };
