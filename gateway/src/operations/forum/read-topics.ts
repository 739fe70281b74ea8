import {
  channels,
  TargetKind,
  TopicCategory,
  TopicOrder,
  wakes,
  type Comment,
  type ForumTopic,
} from '@seyir/proto';
import { z } from 'zod';
import { noteRead } from '../../live/note-read.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, ids, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

export const topicCategory = z
  .enum(TopicCategory)
  .refine((category) => category !== TopicCategory.UNSPECIFIED);

export interface MovedForumTopic {
  readonly topic: ForumTopic;
  readonly movedAt?: ForumTopic['postedAt'];
}

export type TopicPage = PageOf<ForumTopic> & { readonly moved: readonly MovedForumTopic[] };

/** Topics without their texts, as the viewer may see them. NO_SESSION for a visitor's followed ones. */
export const listTopics = operation({
  input: z.object({
    category: topicCategory.nullish(),
    order: z
      .enum(TopicOrder)
      .refine((order) => order !== TopicOrder.UNSPECIFIED)
      .default(TopicOrder.ACTIVITY),
    titleId: id.nullish(),
    query: z.string().trim().max(100).nullish(),
    page,
    size: size(20, 50),
    cursor,
  }),
  access: 'public',
  limit: 'reading',
  async run(ctx, { category, order, titleId, query: search, ...asked }): Promise<TopicPage> {
    const { viewer, services, parts } = ctx;
    if (search && !ctx.facts.unlimited) await parts.limiter.take('searching', ctx.countedAs);
    const query = {
      category: category ?? TopicCategory.UNSPECIFIED,
      order,
      titleId: titleId ?? '',
      query: search ?? '',
    };
    const list = `topics:${query.category}:${order}:${query.titleId}:${query.query}`;
    return readPage(ctx, list, asked, (page) => {
      const read = async (from: typeof services): Promise<TopicPage> => {
        const { topics, info, moved } = await from.comments.listTopics({ ...query, page });
        return {
          ...pageOf(topics, info),
          count: topics.length,
          moved: moved.flatMap(({ topic, movedAt }) =>
            topic ? [{ topic, ...(movedAt && { movedAt }) }] : [],
          ),
        };
      };
      if (viewer.memberId) {
        noteRead(parts, wakes.forum);
        return read(services);
      }
      // A visitor's search has no entry in the cache: there are too many different ones.
      if (search) {
        noteRead(parts, wakes.forum);
        return read(parts.asVisitor);
      }
      const key = `${list}:${page.number}:${page.size}:${page.cursor}`;
      return parts.reads.get(key, wakes.forum, () => read(parts.asVisitor));
    });
  },
});

/** A topic as the viewer may see it; undefined if there is none. */
export const getTopic = operation({
  input: z.object({ id }),
  access: 'public',
  async run({ viewer, services, parts }, { id }): Promise<ForumTopic | undefined> {
    const read = async (from: typeof services) => (await from.comments.getTopics({ ids: [id] })).topics[0];
    if (!viewer.memberId) return parts.reads.get(`topic:${id}`, wakes.forum, () => read(parts.asVisitor));
    noteRead(parts, wakes.forum);
    return read(services);
  },
});

/** Topics by id as the viewer may see them; unknown ones are left out. */
export const getTopics = operation({
  input: z.object({ ids: ids(100) }),
  access: 'public',
  run: async ({ services }, { ids }): Promise<ForumTopic[]> =>
    (await services.comments.getTopics({ ids })).topics,
});

export type TopicPostPage = PageOf<Comment> & {
  readonly earlier: boolean;
  readonly live: { readonly seq: number; readonly ticket: string };
};

const postNumber = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
  .nullish();

/** A page of a topic's posts, as the viewer may see them; undefined for an unknown topic. */
export const listTopicPosts = operation({
  input: z.object({
    topicId: id,
    page,
    size: size(20, 50),
    cursor,
    fromNumber: postNumber,
    beforeNumber: postNumber,
  }),
  access: 'public',
  limit: 'reading',
  run(ctx, { topicId, fromNumber, beforeNumber, ...asked }): Promise<TopicPostPage | undefined> {
    const { viewer, services, parts } = ctx;
    const where = { topicId, fromNumber: fromNumber ?? 0, beforeNumber: beforeNumber ?? 0 };
    const page = { number: asked.page, size: asked.size, cursor: asked.cursor ?? '' };
    const channel = channels.thread(TargetKind.DISCUSSION, topicId);
    const subject = wakes.thread(TargetKind.DISCUSSION, topicId);
    const read = async (from: typeof services): Promise<TopicPostPage | undefined> => {
      const answer = await from.comments.listPosts({ ...where, page }).catch(noneWhenNotFound);
      if (!answer) return undefined;
      const { posts, info, earlier, seq } = answer;
      const { memberId } = viewer;
      // Issued with the page, so that an old cached page has no fresh ticket.
      const ticket = parts.tickets.issue({ channel, ...(from === services && memberId && { memberId }) });
      return { ...pageOf(posts, info), count: posts.length, earlier, live: { seq, ticket } };
    };
    if (viewer.memberId) {
      noteRead(parts, subject);
      return read(services);
    }
    const key = `topic-posts:${topicId}:${where.fromNumber}:${where.beforeNumber}:${page.number}:${page.size}:${page.cursor}`;
    return parts.reads.get(key, subject, () => read(parts.asVisitor));
  },
});
