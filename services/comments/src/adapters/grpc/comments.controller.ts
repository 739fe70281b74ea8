import { grpcController, memberOf, notFound, pageInfo, snapshotHandler, topicSnapshot } from '@seyir/kit';
import { CommentsService, topics } from '@seyir/proto';
import { caseHandlers } from './case-handlers.js';
import { caseChanged, commentChanged, reactionsChanged, topicChanged } from '../events/messages.js';
import type { UseCases } from '../../use-cases.js';
import {
  toImportedComment,
  toMemberReaction,
  toReaction,
  toReactionTarget,
  toReportProblem,
  toReportTarget,
  toTarget,
} from './input.js';
import { forumHandlers } from './forum-handlers.js';
import { fromComment, fromReactions } from './messages.js';
import { readReactionHandle } from './reaction-handle.js';

export const commentsController = grpcController(CommentsService, (app: UseCases) => ({
  async listComments({ target, page, replies, newestId }, { viewer }) {
    const query = { target: toTarget(target), page, replies, newestId };
    const found = await app.listComments(viewer.memberId, query);
    const { replyCount, seq, groupId = '' } = found;
    return { comments: found.items.map(fromComment), info: pageInfo(found), replyCount, seq, groupId };
  },

  async listReplies({ parentId, page }, { viewer }) {
    const found = await app.listReplies(viewer.memberId, parentId, page);
    return { replies: found.items.map(fromComment), info: pageInfo(found) };
  },

  async getComments({ ids }, { viewer }) {
    return { comments: (await app.getComments(viewer.memberId, ids)).map(fromComment) };
  },

  async revealComments({ ids }, { viewer: { memberId, roles } }) {
    const isModerator = roles.some((role) => role === 'moderator' || role === 'admin');
    return { comments: (await app.revealComments({ memberId, isModerator }, ids)).map(fromComment) };
  },

  async postComment({ target, body, spoiler }, call) {
    const comment = await app.postComment(memberOf(call), { target: toTarget(target), body, spoiler });
    return { comment: fromComment(comment) };
  },

  async postReply(request, call) {
    return { comment: fromComment(await app.postReply(memberOf(call), request)) };
  },

  async editComment(request, call) {
    return { comment: fromComment(await app.editComment(memberOf(call), request)) };
  },

  async deleteComment({ commentId }) {
    const comment = await app.deleteComment(commentId);
    return { comment: fromComment(comment) };
  },

  async setReaction({ targetType, targetId, reaction, active }, call) {
    const memberId = memberOf(call);
    const target = toReactionTarget(targetType, targetId);
    const asked = toReaction(reaction);
    const result = await app.setReaction(memberId, { target, reaction: asked, active });
    return fromReactions(memberId, asked, result);
  },

  async deleteReaction({ reactionId, targetType }, call) {
    const memberId = memberOf(call);
    const { target, reaction } = readReactionHandle(memberId, reactionId);
    if (target.type !== targetType) throw notFound(`reaction ${reactionId} on a ${targetType}`);
    const { tally } = await app.setReaction(memberId, { target, reaction, active: false });
    return { reaction, reactions: [...tally.counts] };
  },

  async report({ targetType, targetId, problem, description }, call) {
    const memberId = memberOf(call);
    const target = toReportTarget(targetType, targetId);
    return app.report(memberId, { target, problem: toReportProblem(problem), description });
  },

  async getHiding(_, call) {
    return { hides: await app.getHiding(memberOf(call)) };
  },

  async getOwnReactions({ targetType, targetIds }, call) {
    const { type } = toReactionTarget(targetType, '');
    const own = await app.getOwnReactions(memberOf(call), type, targetIds);
    return { reactions: [...own].map(([targetId, reaction]) => ({ targetId, reaction })) };
  },

  async getPostCounts({ postIds, asAnyMember }, { viewer }) {
    const counts = await app.getPostCounts(viewer.memberId, postIds, asAnyMember);
    return {
      asAnyMember,
      counts: counts.map(({ postId, comments: commentCount, reactions }) => ({
        postId,
        commentCount,
        reactions: [...reactions],
      })),
    };
  },

  ...forumHandlers(app),

  async importComments({ comments, demo }) {
    return app.importComments(comments.map(toImportedComment), demo);
  },

  async importReactions({ reactions }) {
    return app.importReactions(reactions.map(toMemberReaction));
  },

  listAudit: app.listAudit,

  async countKept({ memberIds, subjectIds }) {
    return { counts: await app.countKept(memberIds, subjectIds) };
  },

  snapshot: snapshotHandler(
    topicSnapshot(topics.comment, app.snapshotComments, commentChanged),
    topicSnapshot(topics.reactions, app.snapshotReactions, reactionsChanged),
    topicSnapshot(topics.case, app.snapshotCases, caseChanged),
    topicSnapshot(topics.topic, app.snapshotTopics, topicChanged),
  ),

  ...caseHandlers(app),
}));
