import { notFound } from '@seyir/kit/stateless';
import {
  Reaction,
  ReportProblem,
  SpoilerKind,
  TargetKind,
  type Comment,
  type ReactionCount,
  type SetReactionResponse,
} from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { commentAuthor } from '../../operations/comments/comment-author.js';
import { deleteComment } from '../../operations/comments/delete-comment.js';
import { deleteReaction } from '../../operations/comments/delete-reaction.js';
import { listComments } from '../../operations/comments/list-comments.js';
import { postComment } from '../../operations/comments/post-comment.js';
import { postReply } from '../../operations/comments/post-reply.js';
import { report } from '../../operations/comments/report.js';
import { setReaction } from '../../operations/comments/set-reaction.js';
import { flag, id, oneOf, optionalId, optionalText, page, rawText, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { asBit, bit, paged, pagedAnswer, theme } from '../shapes/common.js';
import { asComment, comment } from '../shapes/comment.js';
import { reactionNames } from '../shapes/reaction.js';
import { commentsTheme, commentTheme, reactionButton, type CommentView } from '../themes/comments.js';

/** Product-spec §8. */
const NO_MORE = 'Listelenecek yorum kalmadı !';

const DELETED = 'Yorum silindi.';

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

/** Values of the report's choice. */
const problems = {
  spoiler: ReportProblem.SPOILER,
  insult: ReportProblem.INSULT,
  spam: ReportProblem.SPAM,
  indecent: ReportProblem.INDECENT,
  broken: ReportProblem.BROKEN,
  wrong: ReportProblem.WRONG,
  copyright: ReportProblem.COPYRIGHT,
  other: ReportProblem.OTHER,
} as const;

const reportTargets = [
  'comment',
  'discussion',
  'flow',
  'group',
  'message',
  'room',
  'user',
  'title',
  'source',
  'story',
  'collection',
] as const;

/** Asked for at once: the loader brings all who wrote on a page in one call. */
const view = async (ctx: Ctx, comment: Comment): Promise<CommentView> => {
  const [author, replies] = await Promise.all([
    commentAuthor(ctx, comment),
    Promise.all(comment.replies.map((reply) => view(ctx, reply))),
  ]);
  return { comment, author, replies };
};

const countOf = (reactions: readonly ReactionCount[], reaction: Reaction): number =>
  reactions.find((item) => item.reaction === reaction)?.count ?? 0;

/** A reaction after it was set or taken back. */
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

/** On an episode up to that episode, else the whole title. */
const spoilerFor = (isSpoiler: boolean, kind: TargetKind) => ({
  kind: !isSpoiler ? SpoilerKind.NONE : kind === TargetKind.EPISODE ? SpoilerKind.EPISODE : SpoilerKind.TITLE,
});

export const commentsRows: readonly Row[] = [
  row({
    path: '/get/more/comment',
    summary: 'A page of a thread; spoilers beyond the reader are covered.',
    auth: 'public',
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
    input: z.object({ id, comment: rawText(), type: targetKind, spoiler: flag }),
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
    // The parent knows its thread, so `episode` says nothing new.
    input: z.object({ message: rawText(), id, episode: optionalText(64) }),
    answer: z.object({ reply: theme, id: z.string() }),
    names: { body: 'message', parentId: 'id' },
    async run(ctx, { message: body, id: parentId }) {
      const posted = await postReply(ctx, { parentId, body });
      return { reply: commentTheme(await view(ctx, posted), now(ctx)).text, id: posted.id };
    },
  }),
  row({
    path: '/set/action',
    summary: 'Sets or takes back a reaction; `status` is the state that the page shows now.',
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
      /** The handle that /delete/action takes. */
      action: z.string(),
      name: z.string(),
      button: theme,
    }),
    names: { targetId: 'series_id', targetType: 'type', reaction: 'action' },
    async run(ctx, { series_id: targetId, action: reaction, status, type: targetType }) {
      // Posts and topics come with social and the forum.
      if (targetType !== 'comment' && targetType !== 'series' && targetType !== 'episode')
        throw notFound(targetType);
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
    summary: 'Deletes a comment, or what social and the forum will bring.',
    auth: 'member',
    input: z.object({ id, type: z.enum(['flow', 'group', 'comment', 'discussion', 'collection']) }),
    answer: z.object({ message: z.string() }),
    async run(ctx, { id, type }) {
      if (type !== 'comment') throw notFound(type);
      await deleteComment(ctx, { id });
      return { message: DELETED };
    },
  }),
  row({
    path: '/set/report',
    summary: 'Reports something; one open report a member a target.',
    auth: 'member',
    missing: 'Lütfen bir sorun seçin.',
    input: z.object({
      id: text(128),
      value: text(20).pipe(z.enum(Object.keys(problems) as (keyof typeof problems)[])),
      desc: optionalText(16_000),
      type: z.enum(reportTargets),
    }),
    answer: z.object({ message: z.string() }),
    names: { targetId: 'id', targetType: 'type', problem: 'value', description: 'desc' },
    async run(ctx, { id: targetId, value, desc = '', type: targetType }) {
      const input = { targetType, targetId, problem: problems[value], description: desc };
      const { message } = await report(ctx, input);
      return { message };
    },
  }),
];
