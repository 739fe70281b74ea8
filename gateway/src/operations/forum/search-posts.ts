import { TargetKind, wakes, type Comment, type ForumTopic } from '@seyir/proto';
import { z } from 'zod';
import { noteRead } from '../../live/note-read.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, type PageOf } from '../page.js';

export type FoundTopicPosts = PageOf<Comment>;

export interface FoundForumPost {
  readonly post: Comment;
  readonly topic: ForumTopic;
}

export type FoundForumPosts = PageOf<FoundForumPost>;

/** The posts of all topics that contain a text, with their topics, as the viewer may see them. */
export const searchForumPosts = operation({
  input: z.object({ query: z.string().trim().max(100), size: size(20, 50), cursor }),
  access: 'public',
  limit: 'reading',
  async run(
    { viewer, services, parts, facts, countedAs, loaders },
    { query, size, cursor },
  ): Promise<FoundForumPosts> {
    if (!facts.unlimited) await parts.limiter.take('searching', countedAs);
    noteRead(parts, wakes.forum);
    const from = viewer.memberId ? services : parts.asVisitor;
    const page = { number: 1, size, cursor: cursor ?? '' };
    const { posts, info } = await from.comments.searchForumPosts({ query, page });
    const topics = await Promise.all(
      posts.map(({ target }) => loaders.topics.load(target?.id ?? '').catch(() => undefined)),
    );
    const found = posts.flatMap((post, index) => {
      const topic = topics[index];
      return topic ? [{ post, topic }] : [];
    });
    return pageOf(found, info);
  },
});

/** The posts of a topic that contain a text, as the viewer may see them; undefined for an unknown topic. */
export const searchTopicPosts = operation({
  input: z.object({ topicId: id, query: z.string().trim().max(100), size: size(20, 50), cursor }),
  access: 'public',
  limit: 'reading',
  async run(
    { viewer, services, parts, facts, countedAs },
    { topicId, query, size, cursor },
  ): Promise<FoundTopicPosts | undefined> {
    if (!facts.unlimited) await parts.limiter.take('searching', countedAs);
    noteRead(parts, wakes.thread(TargetKind.DISCUSSION, topicId));
    // A visitor's search has no entry in the cache: there are too many different ones.
    const from = viewer.memberId ? services : parts.asVisitor;
    const asked = { topicId, query, page: { number: 1, size, cursor: cursor ?? '' } };
    const answer = await from.comments.searchPosts(asked).catch(noneWhenNotFound);
    return answer && pageOf(answer.posts, answer.info);
  },
});
