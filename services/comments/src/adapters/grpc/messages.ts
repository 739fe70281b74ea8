import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  HiddenBy,
  SpoilerKind,
  type CommentSchema,
  type SetReactionResponseSchema,
  type SpoilerSchema,
} from '@seyir/proto';
import type { TopicPost } from '../../app/forum/list-posts.js';
import type { ThreadComment } from '../../app/list-comments.js';
import type { SetReactionResult } from '../../app/set-reaction.js';
import type { Comment } from '../../domain/comment.js';
import type { Reaction } from '../../domain/reaction.js';
import type { HiddenBy as Reason } from '../../domain/restraint.js';
import type { Scope } from '../../domain/spoiler.js';
import { reactionHandle } from './reaction-handle.js';

export const hiddenByNumber: Readonly<Record<Reason, HiddenBy>> = {
  block: HiddenBy.BLOCK,
  author: HiddenBy.AUTHOR,
  mute: HiddenBy.MUTE,
  word: HiddenBy.WORD,
};

type CommentInit = MessageInitShape<typeof CommentSchema>;

/** Converts a comment for a reader. A comment that the author has just written is not covered. */
export const fromComment = (
  comment: Comment & Partial<ThreadComment> & Partial<Pick<TopicPost, 'quoted'>>,
): CommentInit => ({
  id: comment.id,
  target: { ...comment.target },
  parentId: comment.reply?.rootId ?? '',
  replyToId: comment.reply?.toId ?? '',
  replyToAuthorId: comment.reply?.toAuthorId ?? '',
  authorId: comment.authorId,
  body: comment.body,
  spoiler: spoilerMessage(comment.scope),
  covered: comment.covered ?? false,
  deleted: comment.deleted,
  edited: comment.edited,
  postedAt: timestampFromDate(comment.postedAt),
  replyCount: comment.replyCount,
  reactions: [...comment.reactions],
  version: comment.version,
  mentionedIds: comment.hiddenBy ? [] : [...comment.mentionedIds],
  hiddenBy: comment.hiddenBy ? hiddenByNumber[comment.hiddenBy] : HiddenBy.UNSPECIFIED,
  replies: (comment.replies ?? []).map((reply) => fromComment(reply)),
  number: comment.number ?? 0,
  ...(comment.quoted && { quoted: fromComment(comment.quoted) }),
});

export const spoilerMessage = (scope: Scope | undefined): MessageInitShape<typeof SpoilerSchema> => {
  if (!scope) return { kind: SpoilerKind.NONE };
  return { kind: scope.number > 0 ? SpoilerKind.EPISODE : SpoilerKind.TITLE, ...scope };
};

/** The id identifies a member's reaction of one kind on a target, even if the member has none. */
export const fromReactions = (
  memberId: string,
  reaction: Reaction,
  { active, tally }: SetReactionResult,
): MessageInitShape<typeof SetReactionResponseSchema> => ({
  reactionId: reactionHandle(memberId, { target: tally.target, reaction }),
  active,
  reactions: [...tally.counts],
});
