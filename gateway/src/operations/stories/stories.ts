import { DomainError } from '@seyir/kit/stateless';
import type { Story, VoteOnStoryResponse } from '@seyir/proto';
import { z } from 'zod';
import { cursor, id, idempotencyKey, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { writeOptions } from '../write-options.js';

export type StoryPage = PageOf<Story> & {
  /** The viewer's own. */
  readonly own: Story | undefined;
};

/** The stories of a title, the highest score first. */
export const listStories = operation({
  input: z.object({ titleId: id, page, size: size(10, 50), cursor }),
  access: 'public',
  run: (ctx, { titleId, ...asked }): Promise<StoryPage> =>
    readPage(ctx, `stories:${titleId}`, asked, async (page) => {
      const { stories, info, own } = await ctx.services.social.listStories({ titleId, page });
      return { ...pageOf(stories, info), count: stories.length, own };
    }),
});

/** Writes the viewer's one story for a title. */
export const setStory = operation({
  input: z.object({ titleId: id, body: z.string().max(300 * 16), idempotencyKey }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { idempotencyKey, ...input }): Promise<Story> {
    const { story } = await ctx.services.social.setStory(input, writeOptions(ctx, idempotencyKey));
    if (!story) throw new DomainError('INTERNAL', { reason: 'an answer without a story' });
    return story;
  },
});

/** Removes an own story; moderators may remove any. */
export const deleteStory = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: storyId }): Promise<void> =>
    void (await services.social.deleteStory({ storyId })),
});

/** The hidden text of a covered story, for a reader who asks to see it. */
export const revealStory = operation({
  input: z.object({ id }),
  access: 'public',
  async run({ services }, { id: storyId }): Promise<Story> {
    const { story } = await services.social.revealStory({ storyId });
    if (!story) throw new DomainError('INTERNAL', { reason: 'an answer without a story' });
    return story;
  },
});

/** Votes 1 up or 2 down; the same vote again removes it. */
export const voteOnStory = operation({
  input: z.object({ id, vote: z.literal([1, 2]), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  run: (ctx, { id: storyId, vote, idempotencyKey }): Promise<VoteOnStoryResponse> =>
    ctx.services.social.voteOnStory({ storyId, vote }, writeOptions(ctx, idempotencyKey)),
});
