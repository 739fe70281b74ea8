import { badInput, DomainError } from '@seyir/kit/stateless';
import { RequestKind, RequestState, type ContentRequest, type VoteOnRequestResponse } from '@seyir/proto';
import { z } from 'zod';
import { id, idempotencyKey } from '../inputs.js';
import { operation } from '../operation.js';
import { writeOptions } from '../write-options.js';
import { requestKind } from './read-requests.js';

export interface Requested {
  readonly request: ContentRequest;
  /** False if the title was already requested. */
  readonly created: boolean;
}

/** Requests a title by a suggestion, or by name and kind. */
export const requestContent = operation({
  input: z.object({
    kind: requestKind.optional(),
    name: z
      .string()
      .max(150 * 16)
      .default(''),
    suggestionId: id.optional(),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  async run(
    ctx,
    { kind = RequestKind.UNSPECIFIED, name, suggestionId = '', idempotencyKey },
  ): Promise<Requested> {
    if (suggestionId === '' && name.trim() === '') throw badInput({ name: 'required' });
    const options = writeOptions(ctx, idempotencyKey);
    const answer = await ctx.services.catalogue.requestContent({ kind, name, suggestionId }, options);
    return { request: written(answer), created: answer.created };
  },
});

/** Votes 1 up or 2 down; the same vote again removes it. */
export const voteOnRequest = operation({
  input: z.object({ id, vote: z.literal([1, 2]), idempotencyKey }),
  access: 'member',
  limit: 'toggling',
  run: (ctx, { id: requestId, vote, idempotencyKey }): Promise<VoteOnRequestResponse> =>
    ctx.services.catalogue.voteOnRequest({ requestId, vote }, writeOptions(ctx, idempotencyKey)),
});

/** An editor's decision about a request. */
export const decideRequest = operation({
  input: z.object({
    id,
    state: z.enum(RequestState).refine((state) => state !== RequestState.UNSPECIFIED),
    reason: z
      .string()
      .max(300 * 16)
      .default(''),
    version: z.int().min(0),
    idempotencyKey,
  }),
  access: 'member',
  limit: 'writing',
  run: async (ctx, { id: requestId, idempotencyKey, ...decision }): Promise<ContentRequest> =>
    written(
      await ctx.services.catalogue.decideRequest(
        { requestId, ...decision },
        writeOptions(ctx, idempotencyKey),
      ),
    ),
});

/** Gives the votes of a request to another one, which stays. */
export const mergeRequests = operation({
  input: z.object({ id, intoId: id, version: z.int().min(0), idempotencyKey }),
  access: 'member',
  limit: 'writing',
  run: async (ctx, { id: requestId, intoId, version, idempotencyKey }): Promise<ContentRequest> =>
    written(
      await ctx.services.catalogue.mergeRequests(
        { requestId, intoId, version },
        writeOptions(ctx, idempotencyKey),
      ),
    ),
});

/** Removes a request; for editors and moderators. */
export const deleteRequest = operation({
  input: z.object({ id }),
  access: 'member',
  limit: 'toggling',
  run: async ({ services }, { id: requestId }): Promise<void> =>
    void (await services.catalogue.deleteRequest({ requestId })),
});

const written = ({ request }: { request?: ContentRequest | undefined }): ContentRequest => {
  if (!request) throw new DomainError('INTERNAL', { reason: 'an answer without a request' });
  return request;
};
