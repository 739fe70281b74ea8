import { DomainError } from '@seyir/kit/stateless';
import { CommentsService, SpoilerKind, TargetKind, TopicCategory, TopicOrder } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { info, member, other, time } from './things.js';

export const topic = {
  id: 'topic-1',
  category: TopicCategory.SERIES,
  title: 'Finali konuşalım!',
  body: 'Ne diyorsunuz?',
  authorId: member.id,
  titleId: 'title-1',
  postedAt: time,
  activeAt: time,
  version: 3,
  postCount: 2,
  lastNumber: 3,
  lastAuthorId: other.id,
  reactions: [],
};
export const coveredTopic = {
  id: 'topic-2',
  category: TopicCategory.GENERAL,
  title: '',
  body: '',
  authorId: other.id,
  covered: true,
  spoiler: { kind: SpoilerKind.TITLE, titleId: 'title-1' },
  postedAt: time,
  activeAt: time,
  lastNumber: 2,
  version: 1,
};
export const topicPost = {
  id: 'topic-post-1',
  target: { kind: TargetKind.DISCUSSION, id: topic.id },
  number: 1,
  authorId: member.id,
  body: 'Bence çok iyiydi',
  postedAt: time,
  version: 1,
};
const quoting = { ...topicPost, id: 'topic-post-3', number: 3, authorId: other.id, quoted: topicPost };

const topics = [topic, coveredTopic];
const known = (id: string) => {
  const found = topics.find((one) => one.id === id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
};

export const fakeForum = (peers: FakePeers): void => {
  peers.fake(CommentsService, {
    listTopics: async ({ order, category }, { viewer }) => {
      if (order === TopicOrder.FOLLOWED && !viewer.memberId) throw new DomainError('NO_SESSION');
      const moved = category === TopicCategory.ANIME ? [{ topic, movedAt: time }] : [];
      return { topics: topics.map((one) => ({ ...one, body: '' })), info: info(2), moved };
    },
    getTopics: async ({ ids }) => ({ topics: topics.filter(({ id }) => ids.includes(id)) }),
    revealTopics: async () => ({ topics: [{ ...coveredTopic, title: 'Katil uşak', covered: false }] }),
    getTopicStates: async () => ({
      states: [{ topicId: topic.id, followed: true, opened: true, readNumber: 1 }],
    }),
    createTopic: async ({ title, body, category, titleId }) => ({
      topic: { ...topic, id: 'topic-new', title, body, category, titleId },
    }),
    editTopic: async ({ topicId, title, body, titleId }) => ({
      topic: { ...known(topicId), title, body, titleId },
    }),
    deleteTopic: async ({ topicId }) => {
      known(topicId);
      return {};
    },
    lockTopic: async ({ topicId, locked }) => ({ topic: { ...known(topicId), locked } }),
    pinTopic: async ({ topicId, pinned }) => ({ topic: { ...known(topicId), pinned } }),
    moveTopic: async ({ topicId, category }) => ({ topic: { ...known(topicId), category } }),
    listPosts: async ({ topicId }) => {
      known(topicId);
      return { posts: [topicPost, quoting], info: info(2), earlier: false, seq: 4 };
    },
    searchPosts: async ({ topicId, query, page }) => {
      known(topicId);
      const found = [quoting, topicPost].filter(({ body }) => body.includes(query));
      const [first, second] = page?.cursor ? found.slice(1) : found;
      return { posts: first ? [first] : [], info: { last: !second, nextCursor: second ? 'more' : '' } };
    },
    searchForumPosts: async ({ query }) => ({
      posts: [quoting, topicPost].filter(({ body }) => body.includes(query)),
      info: info(2),
    }),
    addPost: async ({ topicId, body }, { viewer }) => ({
      post: {
        ...topicPost,
        target: { kind: TargetKind.DISCUSSION, id: topicId },
        body,
        authorId: viewer.memberId ?? '',
      },
    }),
    followTopic: async ({ topicId, followed }) => ({ state: { topicId: known(topicId).id, followed } }),
    markTopicRead: async ({ topicId, number }) => ({
      state: { topicId: known(topicId).id, opened: true, readNumber: number },
    }),
  });
};
