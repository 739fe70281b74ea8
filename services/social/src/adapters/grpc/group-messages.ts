import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  GroupFilter as GroupFilterMessage,
  GroupRole as GroupRoleMessage,
  GroupStanding as GroupStandingMessage,
  type GroupCandidateSchema,
  type GroupFields as GroupFieldsMessage,
  type GroupMemberSchema,
  type GroupRequestSchema,
  type GroupSchema,
} from '@seyir/proto';
import type { GroupCandidate } from '../../app/get-group-candidates.js';
import type { NewGroupFields } from '../../app/group-input.js';
import type { GroupFilter, GroupMember, GroupRequest } from '../../app/group-ports.js';
import { noNetworks, type Group, type GroupRole, type GroupStanding } from '../../domain/group.js';

const standings: Readonly<Record<GroupStanding, GroupStandingMessage>> = {
  none: GroupStandingMessage.NONE,
  requested: GroupStandingMessage.REQUESTED,
  invited: GroupStandingMessage.INVITED,
  member: GroupStandingMessage.MEMBER,
  manager: GroupStandingMessage.MANAGER,
  owner: GroupStandingMessage.OWNER,
};

const roles: Readonly<Record<GroupRole, GroupRoleMessage>> = {
  member: GroupRoleMessage.MEMBER,
  manager: GroupRoleMessage.MANAGER,
  owner: GroupRoleMessage.OWNER,
};

export const fromGroup = (group: Group): MessageInitShape<typeof GroupSchema> => ({
  id: group.id,
  slug: group.slug,
  name: group.name,
  tagline: group.tagline,
  cover: group.cover,
  poster: group.poster,
  website: group.website,
  description: group.description,
  networks: group.networks,
  version: group.version,
  memberCount: group.memberCount,
  requestCount: group.requestCount,
  private: group.isPrivate,
  approval: group.needsApproval,
  standing: standings[group.standing],
  createdAt: timestampFromDate(group.createdAt),
});

export const fromGroupMember = ({
  memberId,
  role,
  since,
}: GroupMember): MessageInitShape<typeof GroupMemberSchema> => ({
  memberId,
  role: roles[role],
  since: timestampFromDate(since),
});

export const fromGroupRequest = ({
  id,
  memberId,
  since,
}: GroupRequest): MessageInitShape<typeof GroupRequestSchema> => ({
  id,
  memberId,
  since: timestampFromDate(since),
});

export const fromCandidate = ({
  memberId,
  standing,
}: GroupCandidate): MessageInitShape<typeof GroupCandidateSchema> => ({
  memberId,
  standing: standings[standing],
});

/** BAD_INPUT without fields. */
export const toGroupFields = (message: GroupFieldsMessage | undefined): NewGroupFields => {
  if (!message) throw badInput({ fields: 'required' });
  const { name, tagline, website, description, private: isPrivate, approval, cover, poster } = message;
  const { facebook, twitter, instagram, threads, youtube, discord } = message.networks ?? noNetworks;
  return {
    name,
    tagline,
    website,
    description,
    isPrivate,
    cover,
    poster,
    needsApproval: approval,
    networks: { facebook, twitter, instagram, threads, youtube, discord },
  };
};

/** BAD_INPUT for an unknown role. */
export const toGroupRole = (message: GroupRoleMessage): GroupRole => {
  const found = (Object.keys(roles) as GroupRole[]).find((role) => roles[role] === message);
  if (!found) throw badInput({ role: message === GroupRoleMessage.UNSPECIFIED ? 'required' : 'invalid' });
  return found;
};

/** BAD_INPUT for an unknown filter. */
export const toGroupFilter = (message: GroupFilterMessage): GroupFilter => {
  if (message === GroupFilterMessage.ALL) return 'all';
  if (message === GroupFilterMessage.JOINED) return 'joined';
  if (message === GroupFilterMessage.INVITED) return 'invited';
  throw badInput({ filter: message === GroupFilterMessage.UNSPECIFIED ? 'required' : 'invalid' });
};
