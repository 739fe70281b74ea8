import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { memberOf, type Viewer } from '@seyir/kit';
import type { ServiceHandlers } from '@seyir/kit';
import type { CommentsService } from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';
import { toImportedTopic, toTopicOrder } from './forum-input.js';
import { fromTopic, fromTopicState } from './forum-messages.js';
import { fromComment } from './messages.js';

/** The calls of the forum. */
export const forumHandlers = (app: UseCases) =>
  ({
    async listTopics({ category, order, titleId, query: search, page }, { viewer }) {
      const query = { order: toTopicOrder(order), category, titleId, query: search, page };
      const { items, moved, last, next } = await app.listTopics(viewer.memberId, query);
      return {
        topics: items.map(fromTopic),
        info: { last, nextCursor: next },
        moved: moved.map((topic) => ({
          topic: fromTopic(topic),
          ...(topic.moved && { movedAt: timestampFromDate(topic.moved.at) }),
        })),
      };
    },

    async getTopics({ ids }, { viewer }) {
      return { topics: (await app.getTopics(viewer.memberId, ids)).map(fromTopic) };
    },

    async revealTopics({ ids }, { viewer }) {
      const { memberId } = viewer;
      const reader = { memberId, isModerator: isModerator(viewer) };
      return { topics: (await app.revealTopics(reader, ids)).map(fromTopic) };
    },

    async createTopic(request, call) {
      return { topic: fromTopic(await app.createTopic(memberOf(call), request)) };
    },

    async editTopic(request, { viewer }) {
      return { topic: fromTopic(await app.editTopic(isModerator(viewer), request)) };
    },

    async deleteTopic({ topicId }) {
      await app.deleteTopic(topicId);
      return {};
    },

    async lockTopic({ topicId, locked }) {
      return { topic: fromTopic(await app.lockTopic(topicId, locked)) };
    },

    async pinTopic({ topicId, pinned }) {
      return { topic: fromTopic(await app.pinTopic(topicId, pinned)) };
    },

    async moveTopic({ topicId, category }) {
      return { topic: fromTopic(await app.moveTopic(topicId, category)) };
    },

    async listPosts({ page, ...asked }, { viewer }) {
      const { items, earlier, last, next, seq } = await app.listPosts(viewer.memberId, { ...asked, page });
      return { posts: items.map(fromComment), info: { last, nextCursor: next }, earlier, seq };
    },

    async searchPosts({ topicId, query, page }, { viewer }) {
      const { items, last, next } = await app.searchPosts(viewer.memberId, topicId, query, page);
      return { posts: items.map((post) => fromComment(post)), info: { last, nextCursor: next } };
    },

    async searchForumPosts({ query, page }, { viewer }) {
      const { items, last, next } = await app.searchForumPosts(viewer.memberId, query, page);
      return { posts: items.map((post) => fromComment(post)), info: { last, nextCursor: next } };
    },

    async addPost(request, call) {
      return { post: fromComment(await app.addPost(memberOf(call), request)) };
    },

    async followTopic({ topicId, followed }, call) {
      return { state: fromTopicState(await app.followTopic(memberOf(call), topicId, followed)) };
    },

    async markTopicRead({ topicId, number }, call) {
      return { state: fromTopicState(await app.markTopicRead(memberOf(call), topicId, number)) };
    },

    async getTopicStates({ ids }, call) {
      return { states: (await app.getTopicStates(memberOf(call), ids)).map(fromTopicState) };
    },

    async listTopicFollowers({ topicId, after, limit }) {
      return { memberIds: await app.listTopicFollowers(topicId, after, limit) };
    },

    async getTopicNews({ topicId, memberIds }) {
      const news = await app.getTopicNews(topicId, memberIds);
      return { news: news.map((one) => ({ ...one, postedAt: timestampFromDate(one.postedAt) })) };
    },

    async importTopics({ topics }) {
      return app.importTopics(topics.map(toImportedTopic));
    },
  }) satisfies Partial<ServiceHandlers<typeof CommentsService>>;

const isModerator = ({ roles }: Viewer): boolean =>
  roles.some((role) => role === 'moderator' || role === 'admin');
