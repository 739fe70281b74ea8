import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  SpoilerKind,
  TargetKind,
  type ImportedCommentSchema,
  type ImportedReactionSchema,
} from '@seyir/proto';
import type { DemoComment, DemoReaction } from '../types.js';

const targets = { movie: TargetKind.MOVIE, series: TargetKind.SERIES, episode: TargetKind.EPISODE };
const spoilers = { none: SpoilerKind.NONE, title: SpoilerKind.TITLE, episode: SpoilerKind.EPISODE };

export const commentMessage = (comment: DemoComment): MessageInitShape<typeof ImportedCommentSchema> => ({
  id: comment.id,
  target: { kind: targets[comment.target.kind], id: comment.target.id },
  ...(comment.parentId && { parentId: comment.parentId }),
  authorId: comment.authorId,
  body: comment.body,
  spoiler: { ...comment.spoiler, kind: spoilers[comment.spoiler.kind] },
  postedAt: timestampFromDate(comment.postedAt),
});

export const reactionMessage = ({
  target,
  ...reaction
}: DemoReaction): MessageInitShape<typeof ImportedReactionSchema> => ({
  ...reaction,
  targetType: target.kind,
  targetId: target.id,
});
