import { DomainError } from '@seyir/kit/stateless';
import { RemovalOutcome, RemovalRight, type RemovalRequest } from '@seyir/proto';
import { z } from 'zod';
import { assertPerson, captcha } from '../accounts/captcha.js';
import { cursor, id, page, size, text } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';
import { writeOptions } from '../write-options.js';

/** Sends a request to remove content, from a member or a visitor. */
export const sendRemovalRequest = operation({
  input: z.object({
    name: text(120),
    email: z.string().trim().min(1).max(254),
    right: z.enum(RemovalRight).refine((right) => right !== RemovalRight.UNSPECIFIED),
    links: z.array(z.string().max(500)).min(1).max(20),
    statement: text(5_000),
    declared: z.boolean(),
    captcha,
  }),
  access: 'public',
  limit: 'joining',
  async run(ctx, { captcha: answer, ...request }) {
    await assertPerson(ctx, 'contact', answer);
    const { address } = ctx.facts;
    await ctx.services.accounts.sendRemovalRequest({ ...request, address }, writeOptions(ctx, undefined));
    return { message: 'Başvurunu aldık. E-postana gelen bağlantıyla onayladığında incelemeye başlarız.' };
  },
});

/** Confirms a request by the token of the mail. */
export const confirmRemovalRequest = operation({
  input: z.object({ token: z.string().min(1).max(256) }),
  access: 'public',
  limit: 'joining',
  async run({ services }, { token }) {
    const { number, dueAt } = await services.accounts.confirmRemovalRequest({ token });
    return { number, dueAt: dueAt ?? new Date(0) };
  },
});

/** The confirmed requests, for moderators. */
export const listRemovalRequests = operation({
  input: z.object({ decided: z.boolean(), page, size: size(20, 50), cursor }),
  access: 'member',
  run: (ctx, { decided, ...asked }): Promise<PageOf<RemovalRequest>> =>
    readPage(ctx, `removals:${decided}`, asked, async (page) => {
      const { requests, info } = await ctx.services.accounts.listRemovalRequests({ decided, page });
      return { ...pageOf(requests, info), count: requests.length };
    }),
});

/** A moderator's decision about a request. */
export const decideRemovalRequest = operation({
  input: z.object({
    id,
    outcome: z.enum(RemovalOutcome).refine((outcome) => outcome !== RemovalOutcome.UNSPECIFIED),
    answer: text(2_000),
  }),
  access: 'member',
  limit: 'writing',
  async run({ services }, { id: requestId, ...decision }): Promise<RemovalRequest> {
    const { request } = await services.accounts.decideRemovalRequest({ requestId, ...decision });
    if (!request) throw new DomainError('INTERNAL', { reason: 'an answer without a request' });
    return request;
  },
});
