import { notFound, type Clock } from '@seyir/kit';
import { maySee } from '../domain/account.js';
import type { Member } from '../domain/member.js';
import { shownLinks, type SocialLinks } from '../domain/social-links.js';
import { asOf, type Restraint } from '../domain/restraint.js';
import type { AccountStore, RestraintStore } from './ports.js';

export interface Profile {
  readonly member: Member;
  readonly links: SocialLinks;
  /** The member hides everything except name and avatar from this viewer. */
  readonly hidden: boolean;
  readonly indexed: boolean;
  /** The viewer's block and mute of the member; undefined for visitors and on the viewer's own page. */
  readonly restraint: Restraint | undefined;
}

interface Deps {
  readonly accounts: AccountStore;
  readonly restraints: RestraintStore;
  readonly clock: Clock;
}

const none: SocialLinks = { facebook: '', twitter: '', instagram: '' };

/**
 * The public page of a member, as the viewer may see it. NOT_FOUND for an unknown, not yet activated or banned member. The page
 * of a member who blocks the viewer has only name and avatar.
 */
export const getProfile =
  ({ accounts, restraints, clock }: Deps) =>
  async (username: string, viewerId: string | undefined): Promise<Profile> => {
    const account = await accounts.byUsername(username, clock.now());
    if (!account?.member.activated || account.member.banned) throw notFound(`member ${username}`);
    const { member, privacy } = account;
    const links = shownLinks(account.links);
    const { restraint, isBlocked } = await between(viewerId, member.id);
    if (maySee(privacy.profile, member, viewerId) && !isBlocked) {
      const indexed = privacy.indexed && privacy.profile === 'everyone';
      return { member, links, hidden: false, indexed, restraint };
    }
    const shown = { ...member, about: '', country: '', joinedAt: new Date(0) };
    return { member: shown, links: none, hidden: true, indexed: false, restraint };

    async function between(viewer: string | undefined, memberId: string) {
      if (viewer === undefined || viewer === memberId) return { restraint: undefined, isBlocked: false };
      const [kept, other] = await Promise.all([
        restraints.find(viewer, memberId),
        restraints.find(memberId, viewer),
      ]);
      const none = { memberId: viewer, otherId: memberId, blocked: false, mute: undefined };
      return { restraint: asOf(kept ?? none, clock.now()), isBlocked: other?.blocked ?? false };
    }
  };
