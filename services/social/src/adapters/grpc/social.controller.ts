import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput, grpcController, memberOf, notFound, pageInfo, type KeyPage } from '@seyir/kit';
import { SocialService } from '@seyir/proto';
import type { ReadPost } from '../../app/read-posts.js';
import type { UseCases } from '../../use-cases.js';
import { badgeHandlers } from './badge-handlers.js';
import { collectionHandlers } from './collection-handlers.js';
import { friendHandlers } from './friend-handlers.js';
import { groupHandlers } from './group-handlers.js';
import { groupMemoryHandlers } from './group-memory-handlers.js';
import { importHandlers } from './import-handlers.js';
import { reportedHandlers } from './reported-handlers.js';
import { storyHandlers } from './story-handlers.js';
import { fromRelationship } from './messages.js';
import { fromPoll, fromPost, toFeed, toNewPost, toSpoiler } from './post-messages.js';

export const socialController = grpcController(SocialService, (app: UseCases) => {
  const fromPosts = (posts: readonly ReadPost[]) => posts.map((post) => fromPost(post, app.now()));
  const postsPage = ({ items, last, next }: KeyPage<ReadPost>) => ({
    posts: fromPosts(items),
    info: { last, nextCursor: next },
  });
  return {
    listAudit: app.listAudit,

    async setFollow({ memberId, active }, call) {
      return { relationship: fromRelationship(await app.setFollow(memberOf(call), memberId, active)) };
    },

    async getRelationships({ memberIds }, { viewer }) {
      const relationships = await app.getRelationships(viewer.memberId, memberIds);
      return { relationships: relationships.map(fromRelationship) };
    },

    async listFollowers({ memberId, page }) {
      return membersPage(await app.listFollowers(memberId, page));
    },

    async listFollowed({ memberId, page }) {
      return membersPage(await app.listFollowed(memberId, page));
    },

    async listMemberTitles({ memberId, list, kind, page }) {
      const found = await app.listMemberTitles(memberId, { list, kind, page });
      return { titles: [...found.items], info: pageInfo(found) };
    },

    async listFollowRequests({ page }, call) {
      return membersPage(await app.listFollowRequests(memberOf(call), page));
    },

    async answerFollowRequest({ memberId, accepted }, call) {
      const answered = await app.answerFollowRequest(memberOf(call), memberId, accepted);
      return { relationship: fromRelationship(answered) };
    },

    async createPost(request, call) {
      return { post: fromPost(await app.createPost(memberOf(call), toNewPost(request)), app.now()) };
    },

    async editPost({ postId: id, body, spoiler, version, photos }, call) {
      const declared = spoiler ? toSpoiler(spoiler) : 'keep';
      const post = await app.editPost(memberOf(call), { id, body, spoiler: declared, version, photos });
      return { post: fromPost(post, app.now()) };
    },

    async deletePost({ postId }) {
      await app.deletePost(postId);
      return {};
    },

    async getPosts({ ids }, { viewer }) {
      return { posts: fromPosts(await app.getPosts(viewer.memberId, ids)) };
    },

    async getOwnPost({ postId }, call) {
      const [post] = await app.getPosts(memberOf(call), [postId]);
      if (!post) throw notFound(`post ${postId}`);
      return { post: fromPost(post, app.now()) };
    },

    async revealPosts({ ids }, { viewer }) {
      return { posts: fromPosts(await app.revealPosts(viewer.memberId, ids)) };
    },

    async listFeed({ kind, page, newerThan, asAnyMember }, { viewer }) {
      const asked = { feed: toFeed(kind), page, newerThan, asAnyMember };
      return { ...postsPage(await app.listFeed(viewer.memberId, asked)), asAnyMember };
    },

    async getHiddenAuthors(_, call) {
      const { memberIds, hidesMore } = await app.getHiddenAuthors(memberOf(call));
      return { memberIds: [...memberIds], hidesMore };
    },

    async getOwnClaps({ postIds }, call) {
      const claps = await app.getOwnClaps(memberOf(call), postIds);
      return { claps: [...claps].map(([postId, count]) => ({ postId, count })) };
    },

    async countNewer({ kind, newerThan }, { viewer }) {
      return { count: await app.countNewer(viewer.memberId, toFeed(kind), newerThan) };
    },

    async listMemberPosts({ memberId, page }, { viewer }) {
      return postsPage(await app.listMemberPosts(viewer.memberId, memberId, page));
    },

    async clap({ postId, claps }, call) {
      const clapped = await app.clap(memberOf(call), postId, claps);
      return { clapCount: clapped.claps, ownClaps: clapped.ownClaps };
    },

    async voteInPoll({ postId, answer }, call) {
      return { poll: fromPoll(await app.voteInPoll(memberOf(call), postId, answer), app.now()) };
    },

    async importFollows({ follows }) {
      return app.importFollows(
        follows.map(({ followerId, followedId, since }) => {
          if (!since) throw badInput({ since: 'required' });
          return { followerId, followedId, since: timestampDate(since) };
        }),
      );
    },

    async deletePostPhoto({ photoId }, call) {
      return { post: fromPost(await app.deletePostPhoto(memberOf(call), photoId), app.now()) };
    },

    ...groupHandlers(app),

    async countKept({ memberIds, subjectIds }) {
      return { counts: await app.countKept(memberIds, subjectIds) };
    },

    ...collectionHandlers(app),
    ...importHandlers(app),
    ...storyHandlers(app),
    ...badgeHandlers(app),
    ...friendHandlers(app),
    ...groupMemoryHandlers(app),
    ...reportedHandlers(app),
  };
});

const membersPage = (page: KeyPage<string> & { readonly count: number }) => ({
  memberIds: [...page.items],
  info: pageInfo(page),
});
