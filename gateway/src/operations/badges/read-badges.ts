import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Badge, EarnedBadge } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { badgeTexts, type BadgeText } from './texts.js';

export interface ShownBadge extends BadgeText {
  readonly id: string;
}

export interface ShownEarnedBadge {
  readonly badge: ShownBadge;
  readonly earnedAt: Date;
}

/** A badge by its number; undefined for one of a later version. */
export const badgeOf = (badge: Badge): ShownBadge | undefined => {
  const text = (badgeTexts as Readonly<Record<number, BadgeText>>)[badge];
  return text && { id: String(badge), ...text };
};

/** All existing badges. */
export const listAllBadges = operation({
  input: z.object({}),
  access: 'public',
  run: (): Promise<ShownBadge[]> =>
    Promise.resolve(Object.keys(badgeTexts).flatMap((badge) => badgeOf(Number(badge)) ?? [])),
});

/** The badges of a member, the newest first; undefined if the member hides them from the viewer. */
export const listMemberBadges = operation({
  input: z.object({ memberId: id, page, size: size(20, 50), cursor }),
  access: 'public',
  run: (ctx, { memberId, ...asked }): Promise<PageOf<ShownEarnedBadge> | undefined> =>
    readPage(ctx, `badges:${memberId}`, asked, async (page) => {
      const { badges, info } = await ctx.services.social.listBadges({ memberId, page });
      return pageOf(badges.flatMap(shown), info);
    }).catch(noneWhenNotFound),
});

const shown = ({ badge, since }: EarnedBadge): ShownEarnedBadge[] => {
  const known = badgeOf(badge);
  return known ? [{ badge: known, earnedAt: since ? timestampDate(since) : new Date(0) }] : [];
};
