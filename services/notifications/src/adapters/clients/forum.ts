import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ServiceClient } from '@seyir/kit';
import type { CommentsService } from '@seyir/proto';
import type { Forum } from '../../app/topic-ports.js';

const asked = { asService: true, timeoutMs: 1_000 } as const;

export const forumOf = (client: ServiceClient<typeof CommentsService>): Forum => ({
  async followers(topicId, after, limit) {
    return (await client.listTopicFollowers({ topicId, after, limit }, asked)).memberIds;
  },
  async news(topicId, memberIds) {
    if (memberIds.length === 0) return [];
    const { news } = await client.getTopicNews({ topicId, memberIds: [...memberIds] }, asked);
    return news.flatMap(({ memberId, postCount, postedAt }) =>
      postedAt ? [{ memberId, postCount, postedAt: timestampDate(postedAt) }] : [],
    );
  },
});
