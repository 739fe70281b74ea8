import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { BlockChangedSchema, MemberChangedSchema, MutedWordsChangedSchema } from '@seyir/proto';
import type { MutedWords } from '../../app/ports.js';
import { isActive, type Member } from '../../domain/member.js';
import { wordKeys } from '../../domain/muted-words.js';
import type { KeptRestraint } from '../../domain/restraint.js';
import { audiences, fromRoles } from '../grpc/messages.js';

/** The public state of a member, for events and snapshots. Events outlive a member, so they contain no names. */
export const memberChanged = (member: Member): MessageInitShape<typeof MemberChangedSchema> => ({
  memberId: member.id,
  roles: fromRoles(member.roles),
  active: isActive(member),
  profile: audiences[member.audience],
  version: member.version,
});

/** The final event of a member: its version is one above the last. */
export const memberRemoved = (member: Member): MessageInitShape<typeof MemberChangedSchema> => ({
  ...memberChanged({ ...member, version: member.version + 1 }),
  active: false,
  removed: true,
});

/** Converts blocks and mutes to the contract's message. */
export const blockChanged = (restraint: KeptRestraint): MessageInitShape<typeof BlockChangedSchema> => ({
  blockId: restraint.id,
  memberId: restraint.memberId,
  otherId: restraint.otherId,
  blocked: restraint.blocked,
  muted: restraint.mute !== undefined,
  ...(restraint.mute?.until && { mutedUntil: timestampFromDate(restraint.mute.until) }),
  version: restraint.version,
});

/** The words are folded, because comments are compared in folded form. */
export const mutedWordsChanged = ({
  memberId,
  words,
  version,
}: MutedWords): MessageInitShape<typeof MutedWordsChangedSchema> => ({
  memberId,
  words: wordKeys(words),
  version,
});
