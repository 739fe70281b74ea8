import {
  Reaction,
  SpoilerKind,
  TargetKind,
  type Comment,
  type ReactionCount,
  type SetReactionResponse,
} from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { commentAuthor } from '../../operations/comments/comment-author.js';
import { deleteCollection } from '../../operations/collections/write-collections.js';
import { checkGroupPost } from '../../operations/groups/group-posts.js';
import { deleteComment } from '../../operations/comments/delete-comment.js';
import { deleteReaction } from '../../operations/comments/delete-reaction.js';
import { listComments } from '../../operations/comments/list-comments.js';
import { postComment } from '../../operations/comments/post-comment.js';
import { postReply } from '../../operations/comments/post-reply.js';
import { replyOnPost } from '../../operations/comments/reply-on-post.js';
import { setReaction } from '../../operations/comments/set-reaction.js';
import { threadPath } from '../../operations/comments/thread-path.js';
import { deleteTopicPost } from '../../operations/forum/write-topics.js';
import { deletePost } from '../../operations/social/write-posts.js';
import { bitField, flag, id, oneOf, optionalId, optionalText, page, rawText } from '../fields.js';
import { row, type Row } from '../row.js';
import { asBit, bit, paged, pagedAnswer, theme } from '../shapes/common.js';
import { asComment, comment } from '../shapes/comment.js';
import { reactionNames } from '../shapes/reaction.js';
import { commentsTheme, commentTheme, reactionButton, type CommentView } from '../themes/comments.js';
import { TOPIC_POST_DELETED } from './forum.js';

/** Product-spec §8. */
const NO_MORE = 'Listelenecek yorum kalmadı !';

const DELETED = 'Yorum silindi.';
const POST_DELETED = 'Gönderi silindi.';
const COLLECTION_DELETED = 'Koleksiyon silindi.';

const targetKind = oneOf([
  TargetKind.MOVIE,
  TargetKind.EPISODE,
  TargetKind.SERIES,
  TargetKind.COLLECTION,
  TargetKind.DISCUSSION,
  TargetKind.TRAILER,
]);

const reaction = oneOf([
  Reaction.LIKE,
  Reaction.DISLIKE,
  Reaction.GREAT,
  Reaction.FUNNY,
  Reaction.SAD,
  Reaction.SURPRISED,
]);

const reactionTarget = z.enum(['comment', 'discussion', 'series', 'episode', 'flow', 'group']);

/** In parallel, because the loaders batch a page's reads into one call each. */
const view = async (ctx: Ctx, comment: Comment): Promise<CommentView> => {
  const [author, own, path, replies] = await Promise.all([
    commentAuthor(ctx, comment),
    ctx.loaders.commentReactions.load(comment.id),
    comment.covered && comment.target ? threadPath(ctx, comment.target, comment.id) : undefined,
    Promise.all(comment.replies.map((reply) => view(ctx, reply))),
  ]);
  return { comment, author, own, path, replies };
};

const countOf = (reactions: readonly ReactionCount[], reaction: Reaction): number =>
  reactions.find((item) => item.reaction === reaction)?.count ?? 0;

/** The answer after a reaction was set or removed. */
const shown = (
  target: { type: string; id: string },
  reaction: Reaction,
  { active, reactionId, reactions }: SetReactionResponse,
) => {
  const count = countOf(reactions, reaction);
  return {
    status: asBit(active),
    count,
    action: reactionId,
    name: reactionNames[reaction],
    button: reactionButton(target, reaction, count, active).text,
  };
};

const now = ({ parts }: Ctx): Date => parts.platform.clock.now();

/** For an episode the spoiler covers the plot up to that episode, otherwise the whole title. */
const spoilerFor = (isSpoiler: boolean, kind: TargetKind) => ({
  kind: !isSpoiler ? SpoilerKind.NONE : kind === TargetKind.EPISODE ? SpoilerKind.EPISODE : SpoilerKind.TITLE,
});

/** The group of the post. If it is given, the post must belong to it. */
type GroupField = typeof id | typeof optionalId;

const replyRow = (at: string, groupId: GroupField): Row =>
  row({
    path: at,
    summary: 'Answers a post or a comment on one; `id` names either.',
    auth: 'member',
    // The parent determines the thread, so `episode` is not used.
    input: z.object({ message: rawText(), id, group_id: groupId, episode: optionalText(64) }),
    answer: z.object({ reply: theme, id: z.string() }),
    names: { body: 'message', parentId: 'id', groupId: 'group_id' },
    async run(ctx, { message: body, id: answered, group_id: groupId }) {
      const posted = await replyOnPost(ctx, { id: answered, body, groupId });
      return { reply: commentTheme(await view(ctx, posted), now(ctx)).text, id: posted.id };
    },
  });

const postCommentsRow = (at: string, groupId: GroupField): Row =>
  row({
    path: at,
    summary: 'A page of the comments of a post; spoilers beyond the reader are covered.',
    auth: 'public',
    input: z.object({ page, post_id: id, group_id: groupId }),
    answer: paged,
    names: { 'target.id': 'post_id', postId: 'post_id', groupId: 'group_id' },
    async run(ctx, { post_id: postId, group_id: groupId, page }) {
      if (groupId !== undefined) await checkGroupPost(ctx, { postId, groupId });
      const target = { kind: TargetKind.POST, id: postId };
      const list = await listComments(ctx, { target, page, size: 20, replies: 3 });
      const views = await Promise.all(list.items.map((item) => view(ctx, item)));
      return pagedAnswer(list, commentsTheme(views, now(ctx)), NO_MORE);
    },
  });

export const commentsRows: readonly Row[] = [
  row({
    path: '/get/more/comment',
    summary: 'A page of a thread; spoilers beyond the reader are covered.',
    auth: 'public',
    kept: true,
    input: z.object({ type: targetKind, id, page }),
    answer: paged,
    async run(ctx, { type, id, page }) {
      const list = await listComments(ctx, { target: { kind: type, id }, page, size: 20, replies: 3 });
      const views = await Promise.all(list.items.map((item) => view(ctx, item)));
      return pagedAnswer(list, commentsTheme(views, now(ctx)), NO_MORE);
    },
  }),
  row({
    path: '/add/comment',
    summary: 'Posts a comment of 1 to 500 characters.',
    auth: 'member',
    input: z.object({ id, comment: rawText(), type: targetKind, spoiler: bitField }),
    answer: z.object({ data: comment, id: z.string() }),
    names: { body: 'comment', 'target.id': 'id', 'target.kind': 'type' },
    async run(ctx, { id, comment: body, type, spoiler }) {
      const target = { kind: type, id };
      const posted = await postComment(ctx, { target, body, spoiler: spoilerFor(spoiler, type) });
      return { data: asComment(posted, await commentAuthor(ctx, posted)), id: posted.id };
    },
  }),
  row({
    path: '/set/comment/reply',
    summary: 'Replies to a comment.',
    auth: 'member',
    // The parent determines the thread, so `episode` is not used.
    input: z.object({ message: rawText(), id, episode: optionalText(64) }),
    answer: z.object({ reply: theme, id: z.string() }),
    names: { body: 'message', parentId: 'id' },
    async run(ctx, { message: body, id: parentId }) {
      const posted = await postReply(ctx, { parentId, body });
      return { reply: commentTheme(await view(ctx, posted), now(ctx)).text, id: posted.id };
    },
  }),
  replyRow('/set/flow/reply', optionalId),
  replyRow('/set/group/reply', id),
  postCommentsRow('/flow/load/comment', optionalId),
  postCommentsRow('/group/load/comment', id),
  row({
    path: '/set/action',
    summary:
      'Sets or takes back a reaction; `status` is the state that the page shows now. The type `series` is any title, also a film.',
    auth: 'member',
    input: z.object({
      series_id: optionalId,
      post_id: optionalId,
      action: reaction,
      status: flag,
      type: reactionTarget,
    }),
    answer: z.object({
      status: bit,
      count: z.number(),
      /** The handle that /delete/action expects. */
      action: z.string(),
      name: z.string(),
      button: theme,
    }),
    names: { targetId: 'series_id', targetType: 'type', reaction: 'action' },
    async run(ctx, { series_id: seriesId, post_id: postId, action: reaction, status, type: targetType }) {
      const targetId = targetType === 'flow' || targetType === 'group' ? postId : seriesId;
      const answer = await setReaction(ctx, {
        targetType,
        targetId: targetId ?? '',
        reaction,
        active: !status,
      });
      return shown({ type: targetType, id: targetId ?? '' }, reaction, answer);
    },
  }),
  row({
    path: '/ajax/service',
    type: 'actionData',
    summary: 'Older form of /set/action, for comments.',
    auth: 'member',
    input: z.object({ issue: reaction, status: flag, data: id }),
    answer: z.object({ button: theme, status: bit, action: z.string(), name: z.string() }),
    names: { targetId: 'data', reaction: 'issue' },
    async run(ctx, { issue, status, data: targetId }) {
      const target = { targetType: 'comment', targetId } as const;
      const answer = await setReaction(ctx, { ...target, reaction: issue, active: !status });
      const { count: _count, ...fields } = shown({ type: 'comment', id: targetId }, issue, answer);
      return fields;
    },
  }),
  row({
    path: '/delete/action',
    summary: 'Takes back an own reaction; `action` is the handle that /set/action answered.',
    auth: 'member',
    input: z.object({ action: id, type: reactionTarget }),
    answer: z.object({ status: z.literal('0'), count: z.number() }),
    names: { reactionId: 'action', targetType: 'type' },
    async run(ctx, { action: reactionId, type: targetType }) {
      const { reaction, reactions } = await deleteReaction(ctx, { reactionId, targetType });
      return { status: '0' as const, count: countOf(reactions, reaction) };
    },
  }),
  row({
    path: '/comment/delete/post',
    summary: 'Deletes a comment; its replies stay.',
    auth: 'member',
    input: z.object({ id }),
    answer: z.object({ message: z.string() }),
    async run(ctx, input) {
      await deleteComment(ctx, input);
      return { message: DELETED };
    },
  }),
  row({
    path: '/{type}/delete/post',
    summary: 'Deletes a comment, a post of the feed, of a group or of a topic, or a collection.',
    auth: 'member',
    input: z.object({ id, type: z.enum(['flow', 'group', 'comment', 'discussion', 'collection']) }),
    answer: z.object({ message: z.string() }),
    async run(ctx, { id, type }) {
      if (type === 'flow' || type === 'group') {
        await deletePost(ctx, { id });
        return { message: POST_DELETED };
      }
      if (type === 'collection') {
        await deleteCollection(ctx, { id });
        return { message: COLLECTION_DELETED };
      }
      if (type === 'discussion') {
        await deleteTopicPost(ctx, { id });
        return { message: TOPIC_POST_DELETED };
      }
      await deleteComment(ctx, { id });
      return { message: DELETED };
    },
  }),
];
