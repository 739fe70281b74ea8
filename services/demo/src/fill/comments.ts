import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  SpoilerKind,
  TargetKind,
  TopicCategory,
  type ImportedCommentSchema,
  type ImportedReactionSchema,
  type ImportedTopicSchema,
} from '@seyir/proto';
import type { DemoComment, DemoReaction, DemoTopic } from '../types.js';

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

const categories = {
  general: TopicCategory.GENERAL,
  series: TopicCategory.SERIES,
  anime: TopicCategory.ANIME,
  movies: TopicCategory.MOVIES,
  suggestions: TopicCategory.SUGGESTIONS,
  announcements: TopicCategory.ANNOUNCEMENTS,
};

export const topicMessage = ({
  category,
  titleId = '',
  spoiler,
  postedAt,
  posts,
  ...topic
}: DemoTopic): MessageInitShape<typeof ImportedTopicSchema> => ({
  ...topic,
  category: categories[category],
  titleId,
  spoiler: { ...spoiler, kind: spoilers[spoiler.kind] },
  postedAt: timestampFromDate(postedAt),
  posts: posts.map(({ quotedId = '', postedAt: at, ...post }) => ({
    ...post,
    quotedId,
    postedAt: timestampFromDate(at),
  })),
});

export const reactionMessage = ({
  target,
  ...reaction
}: DemoReaction): MessageInitShape<typeof ImportedReactionSchema> => ({
  ...reaction,
  targetType: target.kind,
  targetId: target.id,
});
