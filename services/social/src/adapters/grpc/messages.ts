import type { MessageInitShape } from '@bufbuild/protobuf';
import { FollowState as FollowStateMessage, type RelationshipSchema } from '@seyir/proto';
import type { FollowState, Relationship } from '../../domain/follow.js';

const states: Readonly<Record<FollowState, FollowStateMessage>> = {
  none: FollowStateMessage.NONE,
  requested: FollowStateMessage.REQUESTED,
  following: FollowStateMessage.FOLLOWING,
};

export const fromRelationship = ({
  memberId,
  state,
  followsViewer,
  counts,
}: Relationship): MessageInitShape<typeof RelationshipSchema> => ({
  memberId,
  followsViewer,
  state: states[state],
  followerCount: counts.followers,
  followedCount: counts.followed,
});
