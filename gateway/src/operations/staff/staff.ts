import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError, roles as allRoles, type Role } from '@seyir/kit/stateless';
import {
  CaseOutcome,
  Role as RoleNumber,
  SanctionKind,
  Violation,
  type Member,
  type ModerationCase,
  type Sanction,
} from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

const numbers: Readonly<Partial<Record<Role, RoleNumber>>> = {
  member: RoleNumber.MEMBER,
  editor: RoleNumber.EDITOR,
  moderator: RoleNumber.MODERATOR,
  admin: RoleNumber.ADMIN,
};

const numberOf = (role: Role): RoleNumber[] => (numbers[role] ? [numbers[role]] : []);

/** The members with a role of staff. */
export const listStaff = operation({
  input: z.object({}),
  access: 'member',
  run: async ({ services }): Promise<readonly Member[]> => (await services.accounts.listStaff({})).members,
});

export interface DeskMember {
  readonly member: Member;
  readonly sanctions: readonly Sanction[];
}

/** A member with the silences and bans; undefined for an unknown one. */
export const getDeskMember = operation({
  input: z.object({ username: z.string().min(1).max(64) }),
  access: 'member',
  async run({ services }, { username }): Promise<DeskMember | undefined> {
    const found = await services.accounts.listSanctions({ username }).catch(noneWhenNotFound);
    return found?.member && { member: found.member, sanctions: found.sanctions };
  },
});

/** Silences and bans are in the list of sanctions. */
const withoutSanction: readonly CaseOutcome[] = [CaseOutcome.WARN, CaseOutcome.REMOVE, CaseOutcome.COVER];

/** The decisions against a member that are no silences and bans; undefined if they cannot be read. */
export const decisionsAgainst = async (
  { services }: Ctx,
  memberId: string,
): Promise<ModerationCase[] | undefined> => {
  const found = await services.comments.listMemberDecisions({ memberId }).catch(() => undefined);
  return found?.cases.filter(({ outcome }) => withoutSanction.includes(outcome));
};

const roles = z.array(z.enum(allRoles)).max(allRoles.length);

/** Gives and takes roles. OUTDATED if they are no longer `seen`. */
export const setRoles = operation({
  input: z.object({ memberId: id, roles, seen: roles.nullish() }),
  access: 'member',
  limit: 'writing',
  async run({ services }, { memberId, roles: wanted, seen }): Promise<Member> {
    const { member } = await services.accounts.setRoles({
      memberId,
      roles: wanted.flatMap(numberOf),
      seen: seen?.flatMap(numberOf) ?? [],
    });
    if (!member) throw new DomainError('INTERNAL', { reason: 'an answer without a member' });
    return member;
  },
});

/** Silences or bans a member. */
export const imposeSanction = operation({
  input: z.object({
    memberId: id,
    kind: z.enum(SanctionKind).refine((kind) => kind !== SanctionKind.UNSPECIFIED),
    violation: z.enum(Violation).refine((violation) => violation !== Violation.UNSPECIFIED),
    until: z.date().nullish(),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  run: async (ctx, { until, idempotencyKey, ...order }): Promise<Sanction> =>
    answered(
      await ctx.services.accounts.imposeSanction(
        { ...order, ...(until && { until: timestampFromDate(until) }) },
        writeOptions(ctx, idempotencyKey),
      ),
    ),
});

/** Ends a silence or a ban before its time. */
export const endSanction = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'writing',
  run: async ({ services }, { id: sanctionId }): Promise<Sanction> =>
    answered(await services.accounts.endSanction({ sanctionId })),
});

const answered = ({ sanction }: { sanction?: Sanction | undefined }): Sanction => {
  if (!sanction) throw new DomainError('INTERNAL', { reason: 'an answer without a sanction' });
  return sanction;
};
