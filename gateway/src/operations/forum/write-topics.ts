import { DomainError, notFound } from '@seyir/kit/stateless';
import { TargetKind, TopicCategory, type Comment, type ForumTopic, type TopicState } from '@seyir/proto';
import { z } from 'zod';
import { deleteComment } from '../comments/delete-comment.js';
import { id, idempotencyKey, ids, spoiler } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { topicCategory } from './read-topics.js';

/** The owning service checks lengths in graphemes; these limits only reject obvious junk. */
const texts = { title: z.string().max(120 * 16), body: z.string().max(10_000 * 16) };

/** Opens a topic by the viewer. BAD_INPUT; NOT_FOUND for an unknown title; FORBIDDEN. */
export const createTopic = operation({
  input: z.object({
    category: topicCategory.nullish(),
    ...texts,
    titleId: id.nullish(),
    spoiler,
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { category, titleId, idempotencyKey, ...given }): Promise<ForumTopic> {
    const request = { ...given, category: category ?? TopicCategory.UNSPECIFIED, titleId: titleId ?? '' };
    return topicOf(
      (await ctx.services.comments.createTopic(request, writeOptions(ctx, idempotencyKey))).topic,
    );
  },
});

/**
 * Changes a topic; without a spoiler its scope stays. OUTDATED if it was changed since `version` (0: any version); TOPIC_LOCKED.
 */
export const editTopic = operation({
  input: z.object({
    id,
    ...texts,
    titleId: id.nullish(),
    spoiler,
    version: z.int().min(0),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { id: topicId, titleId, idempotencyKey, ...given }): Promise<ForumTopic> {
    const request = { ...given, topicId, titleId: titleId ?? '' };
    return topicOf((await ctx.services.comments.editTopic(request, writeOptions(ctx, idempotencyKey))).topic);
  },
});

/** Removes a topic with its posts. FORBIDDEN; NOT_FOUND. */
export const deleteTopic = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: topicId }): Promise<void> =>
    void (await services.comments.deleteTopic({ topicId })),
});

/** Locks a topic, which makes it read-only, or unlocks it. FORBIDDEN; NOT_FOUND. */
export const lockTopic = operation({
  input: z.object({ id, locked: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: topicId, locked }): Promise<ForumTopic> =>
    topicOf((await services.comments.lockTopic({ topicId, locked })).topic),
});

/** Pins a topic at the top of its category, or unpins it. FORBIDDEN; NOT_FOUND. */
export const pinTopic = operation({
  input: z.object({ id, pinned: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: topicId, pinned }): Promise<ForumTopic> =>
    topicOf((await services.comments.pinTopic({ topicId, pinned })).topic),
});

/** Moves a topic to another category. FORBIDDEN; NOT_FOUND. */
export const moveTopic = operation({
  input: z.object({ id, category: topicCategory }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: topicId, category }): Promise<ForumTopic> =>
    topicOf((await services.comments.moveTopic({ topicId, category })).topic),
});

/** Adds a post to a topic. BAD_INPUT; FORBIDDEN; NOT_FOUND; TOPIC_LOCKED. */
export const addTopicPost = operation({
  input: z.object({
    topicId: id,
    body: z.string().max(5_000 * 16),
    quotedId: id.nullish(),
    spoiler,
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(ctx, { quotedId, idempotencyKey, ...given }): Promise<Comment> {
    const request = { ...given, quotedId: quotedId ?? '' };
    const { post } = await ctx.services.comments.addPost(request, writeOptions(ctx, idempotencyKey));
    if (!post) throw new DomainError('INTERNAL', { reason: 'an answer without a post' });
    return post;
  },
});

/** Deletes one post of a topic; the topic and its other posts stay. NOT_FOUND also for a comment that is not on a topic. */
export const deleteTopicPost = operation({
  input: z.object({ id }),
  access: 'member',
  async run(ctx, { id }): Promise<Comment> {
    const [found] = (await ctx.services.comments.getComments({ ids: [id] })).comments;
    if (found?.target?.kind !== TargetKind.DISCUSSION) throw notFound(`post ${id}`);
    return deleteComment(ctx, { id });
  },
});

/** Follows a topic, or stops following it. NOT_FOUND. */
export const followTopic = operation({
  input: z.object({ id, followed: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: topicId, followed }): Promise<TopicState> =>
    stateOf((await services.comments.followTopic({ topicId, followed })).state),
});

/** Records the last post that the viewer has seen. NOT_FOUND. */
export const markTopicRead = operation({
  input: z.object({
    id,
    number: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
  access: 'member',
  limit: 'reading',
  run: async ({ services }, { id: topicId, number }): Promise<TopicState> =>
    stateOf((await services.comments.markTopicRead({ topicId, number })).state),
});

/** Titles and texts of covered topics that the reader opens. */
export const revealTopics = operation({
  input: z.object({ ids: ids(50) }),
  access: 'public',
  run: async ({ services }, { ids }): Promise<ForumTopic[]> =>
    (await services.comments.revealTopics({ ids })).topics,
});

const topicOf = (topic: ForumTopic | undefined): ForumTopic => {
  if (!topic) throw new DomainError('INTERNAL', { reason: 'an answer without a topic' });
  return topic;
};

const stateOf = (state: TopicState | undefined): TopicState => {
  if (!state) throw new DomainError('INTERNAL', { reason: 'an answer without a state' });
  return state;
};
