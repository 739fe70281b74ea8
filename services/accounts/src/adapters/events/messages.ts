import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MemberChangedSchema } from '@seyir/proto';
import { isActive, type Member } from '../../domain/member.js';
import { fromRoles } from '../grpc/messages.js';

/** The state of a member as others learn of it, by event and by snapshot alike. */
export const memberChanged = (member: Member): MessageInitShape<typeof MemberChangedSchema> => ({
  memberId: member.id,
  username: member.username,
  name: member.name,
  avatar: member.avatar,
  roles: fromRoles(member.roles),
  active: isActive(member),
  version: member.version,
});

/** The last that others learn of a member: one version after what stood. */
export const memberRemoved = (member: Member): MessageInitShape<typeof MemberChangedSchema> => ({
  ...memberChanged({ ...member, version: member.version + 1 }),
  active: false,
  removed: true,
});
