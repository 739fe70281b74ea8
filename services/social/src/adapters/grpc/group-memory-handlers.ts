import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import type { GroupMemorySchema, SocialService } from '@seyir/proto';
import type { GroupMemory } from '../../app/get-group-memory.js';
import type { UseCases } from '../../use-cases.js';

const fromMemory = ({
  plan,
  titles,
  ...memory
}: GroupMemory): MessageInitShape<typeof GroupMemorySchema> => ({
  ...memory,
  titles: titles.map(({ ahead, ...title }) => ({ ...title, ahead: fromSome(ahead) })),
  plan: plan.map(({ at, watchedBy, proposedBy = '', ...episode }) => ({
    ...episode,
    proposedBy,
    at: timestampFromDate(at),
    watchedBy: fromSome(watchedBy),
  })),
});

const fromSome = ({
  memberIds,
  count,
}: {
  readonly memberIds: readonly string[];
  readonly count: number;
}) => ({
  memberIds: [...memberIds],
  count,
});

/** The handlers of the calls about a group's plan and progress. A change returns the state after it. */
export const groupMemoryHandlers = (app: UseCases) => {
  const memoryOf = async (memberId: string, groupId: string) => ({
    memory: fromMemory(await app.getGroupMemory(memberId, groupId)),
  });
  return {
    getGroupMemory: ({ groupId }, call) => memoryOf(memberOf(call), groupId),

    async planGroupEpisode({ groupId, episodeId, at }, call) {
      if (!at) throw badInput({ at: 'required' });
      const by = memberOf(call);
      await app.planGroupEpisode(by, groupId, episodeId, timestampDate(at));
      return memoryOf(by, groupId);
    },

    async removeGroupPlan({ groupId, episodeId }, call) {
      const by = memberOf(call);
      await app.removeGroupPlan(by, groupId, episodeId);
      return memoryOf(by, groupId);
    },

    async muteGroupPlan({ groupId, muted }, call) {
      const by = memberOf(call);
      await app.muteGroupPlan(by, groupId, muted);
      return memoryOf(by, groupId);
    },
    async shareProgress({ groupId, shared }, call) {
      const by = memberOf(call);
      await app.shareProgress(by, shared);
      return memoryOf(by, groupId);
    },
  } satisfies Partial<ServiceHandlers<typeof SocialService>>;
};
