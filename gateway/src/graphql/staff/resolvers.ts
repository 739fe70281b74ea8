import type { Role } from '@seyir/kit/stateless';
import { Role as RoleNumber, SanctionKind, Violation, type Member } from '@seyir/proto';
import {
  decisionsAgainst,
  endSanction,
  getDeskMember,
  imposeSanction,
  listStaff,
  setRoles,
} from '../../operations/staff/staff.js';
import { knownOr } from '../enums.js';
import { listContacts, setContactHandled } from '../../operations/staff/contacts.js';
import type { Ctx } from '../../context.js';
import type { Resolvers } from '../generated/types.js';

type StaffRole = Exclude<Role, 'visitor'>;

const names: Readonly<Partial<Record<RoleNumber, StaffRole>>> = {
  [RoleNumber.MEMBER]: 'member',
  [RoleNumber.EDITOR]: 'editor',
  [RoleNumber.MODERATOR]: 'moderator',
  [RoleNumber.ADMIN]: 'admin',
};

const rolesOf = ({ roles }: Member): StaffRole[] => roles.flatMap((role) => names[role] ?? []);

const withRoles = (member: Member) => ({ member, roles: rolesOf(member) });

const memberOf = async ({ loaders }: Ctx, id: string) =>
  id === '' ? null : ((await loaders.members.load(id).catch(() => undefined)) ?? null);

export const staffResolvers = {
  Query: {
    staff: async (_parent, _args, ctx) => (await listStaff(ctx, {})).map(withRoles),
    deskMember: async (_, args, ctx) => (await getDeskMember(ctx, args)) ?? null,
    contactMessages: (_, args, ctx) => listContacts(ctx, args),
  },
  Mutation: {
    setRoles: async (_, { input }, ctx) => ({ staff: withRoles(await setRoles(ctx, input)) }),
    imposeSanction: async (_, { input }, ctx) => ({ sanction: await imposeSanction(ctx, input) }),
    endSanction: async (_, args, ctx) => ({ sanction: await endSanction(ctx, args) }),
    setContactHandled: async (_, args, ctx) => ({ contact: await setContactHandled(ctx, args) }),
  },
  DeskMember: {
    roles: ({ member }) => rolesOf(member),
    decisions: async ({ member }, _, ctx) => (await decisionsAgainst(ctx, member.id)) ?? null,
  },
  Sanction: {
    kind: ({ kind }) => knownOr(SanctionKind, kind, SanctionKind.SILENCE),
    violation: ({ violation }) => knownOr(Violation, violation, Violation.OTHER),
    imposedAt: ({ imposedAt }) => imposedAt ?? new Date(0),
    until: ({ until }) => until ?? null,
    imposedBy: ({ imposedBy }, _, ctx) => memberOf(ctx, imposedBy),
    caseId: ({ caseId }) => caseId || null,
    endedAt: ({ endedAt }) => endedAt ?? null,
  },
  ContactMessage: {
    member: ({ memberId }, _, ctx) => memberOf(ctx, memberId),
    sentAt: ({ sentAt }) => sentAt ?? new Date(0),
    handledAt: ({ handledAt }) => handledAt ?? null,
    handledBy: ({ handledBy }, _, ctx) => memberOf(ctx, handledBy),
  },
} satisfies Resolvers;
