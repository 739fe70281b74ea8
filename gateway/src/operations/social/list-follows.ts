import type { Member, PageInfo } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

const paged = { page, size: size(20, 50), cursor };
const ofMember = z.object({ memberId: id, ...paged });

/** The followers of a member, newest first; undefined if the member hides them from the viewer. */
export const listFollowers = operation({
  input: ofMember,
  access: 'public',
  run: (ctx, { memberId, ...asked }) =>
    readPage(ctx, `followers:${memberId}`, asked, async (page) =>
      membersOf(ctx, await ctx.services.social.listFollowers({ memberId, page })),
    ).catch(noneWhenNotFound),
});

/** The members that a member follows, newest first; undefined if the member hides them from the viewer. */
export const listFollowed = operation({
  input: ofMember,
  access: 'public',
  run: (ctx, { memberId, ...asked }) =>
    readPage(ctx, `followed:${memberId}`, asked, async (page) =>
      membersOf(ctx, await ctx.services.social.listFollowed({ memberId, page })),
    ).catch(noneWhenNotFound),
});

/** The members who have requested to follow the viewer, newest first. */
export const listFollowRequests = operation({
  input: z.object(paged),
  access: 'member',
  run: (ctx, asked) =>
    readPage(ctx, 'follow-requests', asked, async (page) =>
      membersOf(ctx, await ctx.services.social.listFollowRequests({ page })),
    ),
});

interface Listed {
  readonly memberIds: readonly string[];
  readonly info?: PageInfo;
}

/** Members that no longer exist are left out. */
const membersOf = async (ctx: Ctx, { memberIds, info }: Listed): Promise<PageOf<Member>> => {
  const found = await Promise.all(memberIds.map((id) => ctx.loaders.members.load(id)));
  return pageOf(
    found.flatMap((member) => member ?? []),
    info,
  );
};
