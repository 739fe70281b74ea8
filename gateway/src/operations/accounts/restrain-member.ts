import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Restraint } from '@seyir/proto';
import { z } from 'zod';
import { id } from '../inputs.js';
import { operation } from '../operation.js';

const member = z.object({ id });

/**
 * Blocks a member: neither sees the other's texts from then on. BAD_INPUT for the viewer's own id, LIMIT_REACHED beyond 1,000.
 */
export const blockMember = operation({
  input: member,
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id }) =>
    restraintOf(id, (await services.accounts.blockMember({ memberId: id })).restraint),
});

/** Removes a block; a mute stays. */
export const unblockMember = operation({
  input: member,
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id }) =>
    restraintOf(id, (await services.accounts.unblockMember({ memberId: id })).restraint),
});

/** Hides the member's texts from the viewer only; without an end until the viewer removes it. */
export const muteMember = operation({
  input: member.extend({ until: z.date().optional() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id, until }) => {
    const request = { memberId: id, ...(until && { until: timestampFromDate(until) }) };
    return restraintOf(id, (await services.accounts.muteMember(request)).restraint);
  },
});

/** Removes a mute; a block stays. */
export const unmuteMember = operation({
  input: member,
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id }) =>
    restraintOf(id, (await services.accounts.unmuteMember({ memberId: id })).restraint),
});

/** The viewer's block and mute of a member. */
export type ShownRestraint = Pick<Restraint, 'memberId' | 'blocked' | 'muted' | 'mutedUntil'>;

/** The restraint in an answer, or one without block and mute if the answer has none. */
export const restraintOf = (memberId: string, restraint: Restraint | undefined): ShownRestraint =>
  restraint ?? { memberId, blocked: false, muted: false };
