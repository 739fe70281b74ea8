import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { CommentChangedSchema, ReactionsChangedSchema } from '@seyir/proto';
import type { Comment } from '../../domain/comment.js';
import type { Tally } from '../../domain/reaction.js';

/** The state of a comment as others learn of it, by event and by snapshot alike. */
export const commentChanged = (comment: Comment): MessageInitShape<typeof CommentChangedSchema> => ({
  commentId: comment.id,
  target: { ...comment.target },
  authorId: comment.authorId,
  parentId: comment.reply?.toId ?? '',
  parentAuthorId: comment.reply?.toAuthorId ?? '',
  postedAt: timestampFromDate(comment.postedAt),
  deleted: comment.deleted,
  silent: comment.silent,
  version: comment.version,
});

export const reactionsChanged = (tally: Tally): MessageInitShape<typeof ReactionsChangedSchema> => ({
  targetType: tally.target.type,
  targetId: tally.target.id,
  reactions: [...tally.counts],
  version: tally.version,
});
