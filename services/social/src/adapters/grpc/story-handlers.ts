import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import type { ImportedStory as ImportedStoryMessage, SocialService, StorySchema } from '@seyir/proto';
import type { ReadStory } from '../../app/read-stories.js';
import type { ImportedStory } from '../../app/story-ports.js';
import type { UseCases } from '../../use-cases.js';

const fromStory = ({ postedAt, cover: _, ...story }: ReadStory): MessageInitShape<typeof StorySchema> => ({
  ...story,
  postedAt: timestampFromDate(postedAt),
});

type Names = 'setStory' | 'deleteStory' | 'voteOnStory' | 'listStories' | 'revealStory' | 'importStories';

/** The calls about stories. */
export const storyHandlers = (app: UseCases): Pick<ServiceHandlers<typeof SocialService>, Names> => ({
  async setStory({ titleId, body }, call) {
    return { story: fromStory(await app.setStory(memberOf(call), titleId, body)) };
  },

  async deleteStory({ storyId }) {
    await app.deleteStory(storyId);
    return {};
  },

  async voteOnStory({ storyId, vote }, call) {
    return app.voteOnStory(memberOf(call), storyId, vote);
  },

  async listStories({ titleId, page }, { viewer }) {
    const { items, last, next, own } = await app.listStories(viewer.memberId, titleId, page);
    const info = { last, nextCursor: next };
    return { stories: items.map(fromStory), info, ...(own && { own: fromStory(own) }) };
  },

  async revealStory({ storyId }, { viewer }) {
    return { story: fromStory(await app.revealStory(viewer.memberId, storyId)) };
  },

  async importStories({ stories }) {
    return app.importStories(stories.map(toImported));
  },
});

const toImported = ({ postedAt, ...story }: ImportedStoryMessage): ImportedStory => {
  if (!postedAt) throw badInput({ postedAt: 'required' });
  return { ...story, postedAt: timestampDate(postedAt) };
};
