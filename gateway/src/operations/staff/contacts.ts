import { DomainError } from '@seyir/kit/stateless';
import type { ContactMessage } from '@seyir/proto';
import { z } from 'zod';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

/** The messages of the contact form, for moderators. */
export const listContacts = operation({
  input: z.object({ handled: z.boolean(), page, size: size(20, 50), cursor }),
  access: 'member',
  run: (ctx, { handled, ...asked }): Promise<PageOf<ContactMessage>> =>
    readPage(ctx, `contacts:${handled}`, asked, async (page) => {
      const { messages, info } = await ctx.services.accounts.listContactMessages({ handled, page });
      return { ...pageOf(messages, info), count: messages.length };
    }),
});

/** Marks a message as handled, or as waiting again. */
export const setContactHandled = operation({
  input: z.object({ id, handled: z.boolean() }),
  access: 'member',
  limit: 'toggling',
  async run({ services }, { id: contactId, handled }): Promise<ContactMessage> {
    const { message } = await services.accounts.setContactHandled({ contactId, handled });
    if (!message) throw new DomainError('INTERNAL', { reason: 'an answer without a message' });
    return message;
  },
});
