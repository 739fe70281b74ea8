import type { MessageInitShape } from '@bufbuild/protobuf';
import { Inject } from '@nestjs/common';
import { GrpcService, notFound, type Call, type ServiceHandlers } from '@seyir/kit';
import {
  CommentsService,
  type CountKeptRequest,
  type CountKeptResponseSchema,
  type DeleteCommentRequest,
  type DeleteCommentResponseSchema,
  type DeleteReactionRequest,
  type DeleteReactionResponseSchema,
  type EditCommentRequest,
  type EditCommentResponseSchema,
  type GetCommentsRequest,
  type GetCommentsResponseSchema,
  type GetOwnReactionsRequest,
  type GetOwnReactionsResponseSchema,
  type ImportCommentsRequest,
  type ImportReactionsRequest,
  type ImportResponseSchema,
  type ListCommentsRequest,
  type ListCommentsResponseSchema,
  type ListRepliesRequest,
  type ListRepliesResponseSchema,
  type PostCommentRequest,
  type PostCommentResponseSchema,
  type PostReplyRequest,
  type PostReplyResponseSchema,
  type ReportRequest,
  type ReportResponseSchema,
  type RevealCommentsRequest,
  type RevealCommentsResponseSchema,
  type SetReactionRequest,
  type SetReactionResponseSchema,
  type SnapshotRequest,
  type SnapshotResponseSchema,
} from '@seyir/proto';
import { permissions } from '../../permissions.js';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import {
  actorOf,
  memberOf,
  toImportedComment,
  toMemberReaction,
  toReaction,
  toReactionTarget,
  toReportProblem,
  toReportTarget,
  toTarget,
  toWantedScope,
} from './input.js';
import { fromComment, fromReactions } from './messages.js';
import { readReactionHandle } from './reaction-handle.js';
import { snapshotOf } from './snapshots.js';

@GrpcService(CommentsService)
export class CommentsController implements ServiceHandlers<typeof CommentsService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async listComments(
    { target, page, replies, newestId }: ListCommentsRequest,
    { viewer }: Call,
  ): Promise<MessageInitShape<typeof ListCommentsResponseSchema>> {
    const query = { target: toTarget(target), page, replies, newestId };
    const { items, count, replyCount, last } = await this.app.listComments(viewer.memberId, query);
    return { comments: items.map(fromComment), info: { count, last }, replyCount };
  }

  async listReplies(
    { parentId, page }: ListRepliesRequest,
    { viewer }: Call,
  ): Promise<MessageInitShape<typeof ListRepliesResponseSchema>> {
    const { items, count, last } = await this.app.listReplies(viewer.memberId, parentId, page);
    return { replies: items.map(fromComment), info: { count, last } };
  }

  async getComments(
    { ids }: GetCommentsRequest,
    { viewer }: Call,
  ): Promise<MessageInitShape<typeof GetCommentsResponseSchema>> {
    return { comments: (await this.app.getComments(viewer.memberId, ids)).map(fromComment) };
  }

  async revealComments({
    ids,
  }: RevealCommentsRequest): Promise<MessageInitShape<typeof RevealCommentsResponseSchema>> {
    return { comments: (await this.app.revealComments(ids)).map(fromComment) };
  }

  async postComment(
    { target, body, spoiler }: PostCommentRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof PostCommentResponseSchema>> {
    const input = { target: toTarget(target), body, spoiler: toWantedScope(spoiler) };
    const comment = await this.app.postComment(memberOf(call), input);
    return { comment: fromComment({ ...comment, covered: false }) };
  }

  async postReply(
    { parentId, body, spoiler }: PostReplyRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof PostReplyResponseSchema>> {
    const input = { parentId, body, spoiler: toWantedScope(spoiler) };
    const comment = await this.app.postReply(memberOf(call), input);
    return { comment: fromComment({ ...comment, covered: false }) };
  }

  async editComment(
    { commentId, body, spoiler, version }: EditCommentRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof EditCommentResponseSchema>> {
    const actor = actorOf(call, permissions.editComment);
    const wanted = spoiler ? toWantedScope(spoiler) : 'keep';
    const comment = await this.app.editComment(actor, { id: commentId, body, spoiler: wanted, version });
    return { comment: fromComment({ ...comment, covered: false }) };
  }

  async deleteComment(
    { commentId }: DeleteCommentRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof DeleteCommentResponseSchema>> {
    const comment = await this.app.deleteComment(actorOf(call, permissions.deleteComment), commentId);
    return { comment: fromComment({ ...comment, covered: false }) };
  }

  async setReaction(
    { targetType, targetId, reaction, active }: SetReactionRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SetReactionResponseSchema>> {
    const memberId = memberOf(call);
    const target = toReactionTarget(targetType, targetId);
    const asked = toReaction(reaction);
    const result = await this.app.setReaction(memberId, { target, reaction: asked, active });
    return fromReactions(memberId, asked, result);
  }

  async deleteReaction(
    { reactionId, targetType }: DeleteReactionRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof DeleteReactionResponseSchema>> {
    const memberId = memberOf(call);
    const { target, reaction } = readReactionHandle(memberId, reactionId);
    if (target.type !== targetType) throw notFound(`reaction ${reactionId} on a ${targetType}`);
    const { tally } = await this.app.setReaction(memberId, { target, reaction, active: false });
    return { reaction, reactions: [...tally.counts] };
  }

  async report(
    { targetType, targetId, problem, description }: ReportRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof ReportResponseSchema>> {
    const memberId = memberOf(call);
    const target = toReportTarget(targetType, targetId);
    return this.app.report(memberId, { target, problem: toReportProblem(problem), description });
  }

  async getOwnReactions(
    { targetType, targetIds }: GetOwnReactionsRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof GetOwnReactionsResponseSchema>> {
    const { type } = toReactionTarget(targetType, '');
    const own = await this.app.getOwnReactions(memberOf(call), type, targetIds);
    return { reactions: [...own].map(([targetId, reaction]) => ({ targetId, reaction })) };
  }

  async importComments({
    comments,
    demo,
  }: ImportCommentsRequest): Promise<MessageInitShape<typeof ImportResponseSchema>> {
    return this.app.importComments(comments.map(toImportedComment), demo);
  }

  async importReactions({
    reactions,
  }: ImportReactionsRequest): Promise<MessageInitShape<typeof ImportResponseSchema>> {
    return this.app.importReactions(reactions.map(toMemberReaction));
  }

  async countKept({
    memberIds,
    subjectIds,
  }: CountKeptRequest): Promise<MessageInitShape<typeof CountKeptResponseSchema>> {
    return { counts: await this.app.countKept(memberIds, subjectIds) };
  }

  snapshot(request: SnapshotRequest): Promise<MessageInitShape<typeof SnapshotResponseSchema>> {
    return snapshotOf(this.app, request);
  }
}
