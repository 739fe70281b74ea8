import type { FollowSuggestion, Member } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { cursor, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

/** The answer to polls from memory: the newest friends and the number of all friends. */
export interface FriendsState {
  readonly memberIds: readonly string[];
  readonly count: number;
}

/** Maximum number of friends in the answer to a poll. */
const MOST_POLLED = 20;

/** Members who follow the viewer and whom the viewer follows, the newest first. */
export const listFriends = operation({
  input: z.object({ page, size: size(20, 50), cursor }),
  access: 'member',
  run: (ctx, asked): Promise<PageOf<Member>> =>
    readPage(ctx, 'friends', asked, async (page) => {
      const { memberIds, info } = await ctx.services.social.listFriends({ page });
      return pageOf(await membersOf(ctx, memberIds), info);
    }),
});

/** The newest 20 friends and the number of all, for polls. Answered from memory while nothing changes. */
export const getFriendsNow = operation({
  input: z.object({}),
  access: 'member',
  async run(ctx): Promise<{ readonly items: readonly Member[]; readonly count: number }> {
    const { memberIds, count } = await ctx.parts.friends.get(ctx.viewer.memberId ?? '', async () => {
      const answer = await ctx.services.social.listFriends({ page: { size: MOST_POLLED } });
      return { memberIds: answer.memberIds, count: answer.info?.count ?? answer.memberIds.length };
    });
    return { items: await membersOf(ctx, memberIds), count };
  },
});

export interface ShownSuggestion {
  readonly member: Member;
  readonly reason: string;
}

/** Members whom the viewer might follow, each with a reason as text. */
export const suggestFollows = operation({
  input: z.object({ size: size(5, 20) }),
  access: 'member',
  limit: 'reading',
  async run(ctx, { size: limit }): Promise<ShownSuggestion[]> {
    const { suggestions } = await ctx.services.social.suggestFollows({ limit });
    const members = await Promise.all(suggestions.map(({ memberId }) => ctx.loaders.members.load(memberId)));
    return suggestions.flatMap((suggestion, index) => {
      const member = members[index];
      return member ? [{ member, reason: reasonOf(suggestion) }] : [];
    });
  },
});

/** Up to two reasons; those that are easiest to recognise come first. A dot stays at the end of its line. */
const reasonOf = ({ titles, groups, followers }: FollowSuggestion): string =>
  [
    titles > 0 && `${titles} ortak yapım`,
    groups > 0 && `${groups} ortak grup`,
    followers > 0 && `${followers} ortak takip`,
  ]
    .filter((reason) => reason !== false)
    .slice(0, 2)
    .join('\u00a0· ');

/** Members that no longer exist are left out. */
const membersOf = async ({ loaders }: Ctx, ids: readonly string[]): Promise<Member[]> => {
  const found = await Promise.all(ids.map((id) => loaders.members.load(id)));
  return found.flatMap((member) => member ?? []);
};
