import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CardKind,
  GroupRole,
  TargetKind,
  type ImportedCommentSchema,
  type ImportedFollowSchema,
  type ImportedGroupSchema,
  type ImportedPostSchema,
} from '@seyir/proto';
import type { DemoFollow, DemoMemberGroup, DemoPost, DemoPostComment } from '../types.js';

export const followMessage = ({
  followedAt,
  ...follow
}: DemoFollow): MessageInitShape<typeof ImportedFollowSchema> => ({
  ...follow,
  since: timestampFromDate(followedAt),
});

export const postMessage = (post: DemoPost): MessageInitShape<typeof ImportedPostSchema> => ({
  id: post.id,
  groupId: post.groupId ?? '',
  authorId: post.authorId,
  body: post.body,
  ...(post.titleId !== undefined && { card: { kind: CardKind.TITLE, id: post.titleId } }),
  photos: post.photos.map(({ picture: _picture, ...photo }) => photo),
  question: post.poll?.question ?? '',
  answers: [...(post.poll?.answers ?? [])],
  votes: [...post.votes],
  claps: [...post.claps],
  postedAt: timestampFromDate(post.postedAt),
});

const roles = { owner: GroupRole.OWNER, manager: GroupRole.MANAGER, member: GroupRole.MEMBER };

export const groupMessage = ({
  isPrivate,
  needsApproval,
  createdAt,
  members,
  requesterIds,
  plan,
  ...group
}: DemoMemberGroup): MessageInitShape<typeof ImportedGroupSchema> => ({
  ...group,
  private: isPrivate,
  approval: needsApproval,
  requesterIds: [...requesterIds],
  plan: plan.map(({ at, ...episode }) => ({ ...episode, at: timestampFromDate(at) })),
  members: members.map(({ memberId, role, joinedAt }) => ({
    memberId,
    role: roles[role],
    since: timestampFromDate(joinedAt),
  })),
  createdAt: timestampFromDate(createdAt),
});

/** The ids of the groups' members. */
export const idsInside = (groups: readonly DemoMemberGroup[]): string[] => [
  ...new Set(groups.flatMap(({ members }) => members.map(({ memberId }) => memberId))),
];

export const postCommentMessage = ({
  postId,
  parentId = '',
  postedAt,
  ...comment
}: DemoPostComment): MessageInitShape<typeof ImportedCommentSchema> => ({
  ...comment,
  parentId,
  target: { kind: TargetKind.POST, id: postId },
  postedAt: timestampFromDate(postedAt),
});
