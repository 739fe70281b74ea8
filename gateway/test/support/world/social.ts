import { DomainError } from '@seyir/kit/stateless';
import {
  Badge,
  CardKind,
  CollectionVisibility,
  FeedKind,
  FollowState,
  LibraryList,
  SocialService,
  SpoilerKind,
} from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { info, isFirst, member, other, time, title } from './things.js';

export const post = {
  id: 'post-1',
  authorId: member.id,
  body: '<script>alert(1)</script> bu akşam',
  spoiler: { kind: SpoilerKind.NONE },
  mentionedIds: [other.id],
  card: { kind: CardKind.EPISODE, id: 'episode-1' },
  postedAt: time,
  version: 3,
  clapCount: 7,
  ownClaps: 2,
  photos: [{ id: 'photo-1', file: 'photo-1/photo.webp', width: 800, height: 600, alt: 'Vapur <iskele>' }],
};
export const poll = {
  ...post,
  id: 'post-2',
  body: '',
  photos: [],
  poll: {
    question: 'Hangisi?',
    answers: [
      { text: 'Bu', count: 3 },
      { text: 'Şu', count: 1 },
    ],
    ownAnswer: 1,
    voteCount: 4,
  },
};
const coveredPost = { ...post, id: 'post-3', authorId: other.id, body: '', covered: true, photos: [] };
export const story = {
  id: 'story-1',
  titleId: title.id,
  authorId: member.id,
  body: 'Son <b>vapur</b>',
  postedAt: time,
  score: 3,
};
export const collection = {
  id: 'collection-1',
  ownerId: member.id,
  name: 'Kış <i>akşamları</i>',
  visibility: CollectionVisibility.PUBLIC,
  coverTitleId: title.id,
  entryCount: 2,
  firstTitleIds: [title.id],
  likeCount: 4,
  createdAt: time,
  editedAt: time,
  version: 2,
};
const posts = [post, poll, coveredPost];
/** Posts of the member's group. */
export const groupPosts = [
  { ...post, id: 'post-11', groupId: 'group-1', photos: [], managed: true },
  { ...poll, id: 'post-12', groupId: 'group-1' },
];

export const fakeSocial = (peers: FakePeers): void => {
  const following = { memberId: other.id, state: FollowState.FOLLOWING, followerCount: 8, followedCount: 3 };
  peers.fake(SocialService, {
    listFeed: async ({ kind, page }, { viewer }) => {
      if (kind === FeedKind.FOLLOWED && !viewer.memberId) throw new DomainError('NO_SESSION');
      return isFirst(page) ? { posts, info: { last: true } } : { posts: [], info: { last: true } };
    },
    listMemberPosts: async ({ memberId }) => {
      if (memberId === 'private-1') throw new DomainError('NOT_FOUND');
      return { posts: [post], info: { last: true } };
    },
    countNewer: async ({ kind }, { viewer }) => {
      if (kind === FeedKind.FOLLOWED && !viewer.memberId) throw new DomainError('NO_SESSION');
      return { count: 2 };
    },
    getPosts: async ({ ids }) => ({ posts: [...posts, ...groupPosts].filter(({ id }) => ids.includes(id)) }),
    revealPosts: async () => ({ posts: [{ ...coveredPost, covered: false, body: 'Katil kâhya' }] }),
    getOwnPost: async ({ postId }) => {
      if (postId === coveredPost.id) throw new DomainError('FORBIDDEN');
      return { post: postId === poll.id ? poll : post };
    },
    createPost: async ({ body, poll: asked, photos }) => {
      if (asked && asked.answers.length < 2) throw new DomainError('TOO_FEW_ANSWERS');
      if (asked && asked.answers[0] === asked.answers[1]) throw new DomainError('DUPLICATE_ANSWERS');
      return {
        post: asked
          ? poll
          : {
              ...post,
              body,
              photos: photos.map(({ file, alt, width, height }, n) => ({
                id: `photo-${n}`,
                file,
                alt,
                width,
                height,
              })),
            },
      };
    },
    editPost: async ({ body, version }) => {
      if (version !== post.version) throw new DomainError('OUTDATED');
      return { post: { ...post, body, edited: true } };
    },
    deletePost: async () => ({}),
    deletePostPhoto: async ({ photoId }) => {
      if (photoId !== 'photo-1') throw new DomainError('NOT_FOUND');
      return { post: { ...post, photos: [] } };
    },
    clap: async ({ claps }) => ({ clapCount: 7 + claps, ownClaps: 2 + claps }),
    voteInPoll: async ({ answer }) => ({ poll: { ...poll.poll, ownAnswer: answer } }),
    listFriends: async () => ({ memberIds: [other.id, 'gone-1'], info: info(2) }),
    suggestFollows: async () => ({
      suggestions: [
        { memberId: other.id, titles: 3, groups: 0, followers: 2 },
        { memberId: 'gone-1', titles: 1 },
      ],
    }),
    listBadges: async ({ memberId, page }) => {
      if (memberId === 'private-1') throw new DomainError('NOT_FOUND');
      const badges = [Badge.FIRST_POST, 99 as Badge].map((badge) => ({ badge, since: time }));
      return { badges: isFirst(page) ? badges : [], info: info(2) };
    },
    listStories: async ({ page }, { viewer }) => ({
      stories: isFirst(page) ? [story] : [],
      info: { last: true },
      ...(viewer.memberId === member.id && { own: story }),
    }),
    revealStory: async () => ({ story }),
    setStory: async ({ body }) => ({ story: { ...story, body } }),
    deleteStory: async () => ({}),
    voteOnStory: async ({ vote }) => ({ score: vote === 1 ? 4 : 2, ownVote: vote }),
    listCollections: async ({ page }) => ({
      collections: isFirst(page) ? [collection] : [],
      info: { last: true },
    }),
    listMemberCollections: async ({ memberId }) => {
      if (memberId === 'private-1') throw new DomainError('NOT_FOUND');
      return { collections: [collection], info: { last: true } };
    },
    listMemberTitles: async ({ memberId, list }) => {
      if (memberId === 'private-1') throw new DomainError('NOT_FOUND');
      const titles = [
        { titleId: title.id, watched: true, score: 9 },
        { titleId: 'gone-1', score: 3 },
      ];
      return { titles: list === LibraryList.FAVOURITES ? titles : [], info: info(2) };
    },
    getCollection: async ({ collectionId }, { viewer }) => {
      if (collectionId !== collection.id) throw new DomainError('NOT_FOUND');
      return {
        collection,
        entries: [{ titleId: title.id, note: '<b>Önce bu</b>' }, { titleId: 'gone-1' }],
        finishedTitleIds: viewer.memberId ? [title.id] : [],
        progressKnown: viewer.memberId !== undefined,
      };
    },
    createCollection: async ({ name, entries }) => {
      if (entries.length === 0) throw new DomainError('BAD_INPUT', { fields: { entries: 'required' } });
      return { collection: { ...collection, name } };
    },
    editCollection: async ({ name, version }) => {
      if (version !== collection.version) throw new DomainError('OUTDATED');
      return { collection: { ...collection, name } };
    },
    setCollectionEntries: async ({ entries }) => ({
      collection: { ...collection, entryCount: entries.length },
    }),
    deleteCollection: async () => ({}),
    setCollectionLike: async ({ active }) => ({
      liked: active !== false,
      likeCount: active === false ? 4 : 5,
    }),
    setFollow: async ({ memberId, active }) => {
      if (memberId === 'private-1') return { relationship: { memberId, state: FollowState.REQUESTED } };
      if (memberId !== other.id) throw new DomainError('NOT_FOUND');
      const none = { ...following, state: FollowState.NONE, followerCount: 7 };
      return { relationship: active === false ? none : following };
    },
    getRelationships: async ({ memberIds }, { viewer }) => ({
      relationships: memberIds.map((memberId) => ({
        ...following,
        memberId,
        state: viewer.memberId ? FollowState.FOLLOWING : FollowState.NONE,
      })),
    }),
    listFollowers: async ({ memberId }) => {
      if (memberId !== other.id) throw new DomainError('NOT_FOUND');
      return { memberIds: [member.id, 'gone-1'], info: info(2) };
    },
    listFollowed: async () => ({ memberIds: [member.id], info: info(1) }),
    listFollowRequests: async () => ({ memberIds: [other.id], info: info(1) }),
    answerFollowRequest: async ({ memberId, accepted }) => ({
      relationship: { memberId, followsViewer: accepted, state: FollowState.NONE },
    }),
  });
};
