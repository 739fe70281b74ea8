import { DomainError } from '@seyir/kit/stateless';
import type { Relationship } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';

/**
 * Follows a member, or stops following; toggles without `active`. A private profile must approve the follow. FORBIDDEN if one of
 * them blocks the other.
 */
export const setFollow = operation({
  input: z.object({ memberId: id, active: z.boolean().optional(), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  async run(ctx, { memberId, active, idempotencyKey }): Promise<Relationship> {
    const { relationship } = await ctx.services.social.setFollow(
      { memberId, ...(active !== undefined && { active }) },
      writeOptions(ctx, idempotencyKey),
    );
    return relationshipOf(relationship);
  },
});

/** Accepts a member's request to follow the viewer, or removes it. NOT_FOUND if there is no such request. */
export const answerFollowRequest = operation({
  input: z.object({ memberId: id, accepted: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, input): Promise<Relationship> =>
    relationshipOf((await services.social.answerFollowRequest(input)).relationship),
});

const relationshipOf = (relationship: Relationship | undefined): Relationship => {
  if (!relationship) throw new DomainError('INTERNAL', { reason: 'an answer without a relationship' });
  return relationship;
};
