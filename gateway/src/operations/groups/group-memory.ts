import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError } from '@seyir/kit/stateless';
import type { Episode, GroupMemory, WatchedTogether } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { getWatchPage } from '../catalogue/get-watch-page.js';
import { listEpisodes } from '../catalogue/list-episodes.js';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

const ofGroup = z.object({ groupId: id });
const ofEpisode = ofGroup.extend({ episodeId: id });

/** The plan and the progress of a group, for its members. FORBIDDEN; NO_SESSION; NOT_FOUND. */
export const getGroupMemory = operation({
  input: ofGroup,
  access: 'public',
  limit: 'reading',
  run: async ({ services }, input): Promise<GroupMemory> =>
    memoryOf((await services.social.getGroupMemory(input)).memory),
});

/** The same for a live connection, which is for members only: SESSION_ENDED for one whose session has ended. */
export const followGroupMemory = operation({
  input: ofGroup,
  access: 'member',
  limit: 'reading',
  run: async ({ services }, input): Promise<GroupMemory> =>
    memoryOf((await services.social.getGroupMemory(input)).memory),
});

/** Plans an episode, or changes its date; a plain member proposes it. BAD_INPUT; CONFLICT; FORBIDDEN; LIMIT_REACHED; NOT_FOUND. */
export const planGroupEpisode = operation({
  input: ofEpisode.extend({ at: z.date() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { at, ...input }): Promise<GroupMemory> =>
    memoryOf((await services.social.planGroupEpisode({ ...input, at: timestampFromDate(at) })).memory),
});

/** Removes an episode from the plan. FORBIDDEN; NOT_FOUND. */
export const removeGroupPlan = operation({
  input: ofEpisode,
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<GroupMemory> =>
    memoryOf((await services.social.removeGroupPlan(input)).memory),
});

/** Switches whether all groups of the viewer may see what the viewer watches. FORBIDDEN; NOT_FOUND. */
export const shareProgress = operation({
  input: ofGroup.extend({ shared: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<GroupMemory> =>
    memoryOf((await services.social.shareProgress(input)).memory),
});

/** Turns the viewer's notifications of the plan off, or on again. FORBIDDEN; NOT_FOUND. */
export const muteGroupPlan = operation({
  input: ofGroup.extend({ muted: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<GroupMemory> =>
    memoryOf((await services.social.muteGroupPlan(input)).memory),
});

const nextOf = new WeakMap<WatchedTogether, Promise<Episode | undefined>>();

/** The next episode of a title for the group, read once for each row of an answer; undefined after the last one. */
export const nextTogether = (ctx: Ctx, row: WatchedTogether): Promise<Episode | undefined> => {
  const known = nextOf.get(row) ?? readNext(ctx, row);
  nextOf.set(row, known);
  return known;
};

const readNext = async (
  ctx: Ctx,
  { titleId, season, number }: WatchedTogether,
): Promise<Episode | undefined> => {
  if (season === 0 && number === 0) return (await listEpisodes(ctx, { titleId, size: 1 })).items[0];
  const title = await ctx.loaders.titles.load(titleId);
  return title && (await getWatchPage(ctx, { kind: title.kind, slug: title.slug, season, number }))?.next;
};

const memoryOf = (memory: GroupMemory | undefined): GroupMemory => {
  if (!memory) throw new DomainError('INTERNAL', { reason: 'an answer without a memory' });
  return memory;
};
