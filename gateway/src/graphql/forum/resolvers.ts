import { create } from '@bufbuild/protobuf';
import {
  HiddenBy,
  Reaction,
  SpoilerKind,
  SpoilerSchema,
  TopicCategory,
  type ForumTopic,
  type Member,
} from '@seyir/proto';
import type { Viewer } from '@seyir/kit/stateless';
import type { Ctx } from '../../context.js';
import { FORUM_PATH, topicPath } from '../../operations/links.js';
import { getTopic, getTopics, listTopicPosts, listTopics } from '../../operations/forum/read-topics.js';
import { searchForumPosts, searchTopicPosts } from '../../operations/forum/search-posts.js';
import {
  addTopicPost,
  createTopic,
  deleteTopic,
  editTopic,
  followTopic,
  lockTopic,
  markTopicRead,
  moveTopic,
  pinTopic,
  revealTopics,
} from '../../operations/forum/write-topics.js';
import { known, knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

const noSpoiler = create(SpoilerSchema, { kind: SpoilerKind.NONE });
const UNKNOWN_TIME = new Date(0);

/** If the names of members or the title's card cannot be read, a topic is shown without them. */
const member = async ({ loaders }: Ctx, id: string): Promise<Member | null> =>
  id === '' ? null : ((await loaders.members.load(id).catch(() => undefined)) ?? null);
const title = async ({ loaders }: Ctx, id: string) =>
  id === '' ? null : ((await loaders.titles.load(id).catch(() => undefined)) ?? null);

const isShown = ({ covered, hiddenBy }: ForumTopic): boolean => !covered && !hiddenBy;
const isOneOf = ({ roles }: Viewer, ...staff: string[]): boolean =>
  roles.some((role) => staff.includes(role));
const isModerator = (viewer: Viewer): boolean => isOneOf(viewer, 'moderator', 'admin');
const mayWriteIn = ({ category }: ForumTopic, viewer: Viewer): boolean =>
  category !== TopicCategory.ANNOUNCEMENTS || isModerator(viewer) || isOneOf(viewer, 'editor');

export const forumResolvers = {
  Query: {
    topics: (_, args, ctx) => listTopics(ctx, args),
    topic: async (_, args, ctx) => (await getTopic(ctx, args)) ?? null,
    topicsById: (_, args, ctx) => getTopics(ctx, args),
    topicPosts: async (_, args, ctx) => (await listTopicPosts(ctx, args)) ?? null,
    forumPostsFound: (_, args, ctx) => searchForumPosts(ctx, args),
    topicPostsFound: async (_, args, ctx) => (await searchTopicPosts(ctx, args)) ?? null,
  },
  Mutation: {
    createTopic: async (_, { input }, ctx) => ({ topic: await createTopic(ctx, input) }),
    editTopic: async (_, { input }, ctx) => ({ topic: await editTopic(ctx, input) }),
    deleteTopic: async (_, { id }, ctx) => {
      await deleteTopic(ctx, { id });
      return { id, go: FORUM_PATH };
    },
    lockTopic: async (_, args, ctx) => ({ topic: await lockTopic(ctx, args) }),
    pinTopic: async (_, args, ctx) => ({ topic: await pinTopic(ctx, args) }),
    moveTopic: async (_, args, ctx) => ({ topic: await moveTopic(ctx, args) }),
    addTopicPost: async (_, { input }, ctx) => ({ post: await addTopicPost(ctx, input) }),
    followTopic: async (_, args, ctx) => ({ topicId: args.id, state: await followTopic(ctx, args) }),
    markTopicRead: async (_, args, ctx) => ({ topicId: args.id, state: await markTopicRead(ctx, args) }),
    revealTopics: async (_, args, ctx) => ({ topics: await revealTopics(ctx, args) }),
  },
  Topic: {
    path: topicPath,
    category: ({ category }) => knownOr(TopicCategory, category, TopicCategory.GENERAL),
    title: (topic) => (isShown(topic) ? topic.title : null),
    body: (topic) => (isShown(topic) && topic.body !== '' ? topic.body : null),
    author: ({ authorId }, _, ctx) => member(ctx, authorId),
    about: ({ titleId }, _, ctx) => title(ctx, titleId),
    spoiler: ({ spoiler }) => spoiler ?? noSpoiler,
    spoilerOf: ({ spoiler }, _, ctx) => title(ctx, spoiler?.titleId ?? ''),
    hiddenBy: ({ hiddenBy }) => (hiddenBy ? knownOr(HiddenBy, hiddenBy, HiddenBy.AUTHOR) : null),
    async mentions({ mentionedIds }, _, ctx) {
      const found = await Promise.all(mentionedIds.map((id) => member(ctx, id)));
      return found.flatMap((one) => one?.username ?? []);
    },
    postedAt: ({ postedAt }) => postedAt ?? UNKNOWN_TIME,
    activeAt: ({ activeAt }) => activeAt ?? UNKNOWN_TIME,
    lastAuthor: ({ lastAuthorId }, _, ctx) => member(ctx, lastAuthorId),
    async ownReaction({ id }, _, { loaders }) {
      const own = await loaders.topicReactions.load(id).catch(() => undefined);
      return own === undefined ? null : known(Reaction, own);
    },
    state: async ({ id }, _, { loaders }) =>
      (await loaders.topicStates.load(id).catch(() => undefined)) ?? null,
    mayEdit: ({ authorId, locked }, _, { viewer }) =>
      isModerator(viewer) || (viewer.memberId === authorId && !locked),
    mayDelete: ({ authorId }, _, { viewer }) => viewer.memberId === authorId || isModerator(viewer),
    mayPost: (topic, _, { viewer }) =>
      viewer.memberId !== undefined &&
      !topic.locked &&
      topic.hiddenBy !== HiddenBy.AUTHOR &&
      mayWriteIn(topic, viewer),
    mayModerate: (_, __, { viewer }) => isModerator(viewer),
  },
  TopicState: {
    readNumber: ({ opened, readNumber }) => (opened ? readNumber : null),
  },
  MovedTopic: {
    movedAt: ({ movedAt }) => movedAt ?? UNKNOWN_TIME,
  },
} satisfies Resolvers;
