import { DomainError } from '@seyir/kit/stateless';
import { ConversationFolder, type Conversation, type Member, type Message } from '@seyir/proto';
import { z } from 'zod';
import { noneWhenNotFound } from '../catalogue/get-title.js';
import { cursor, id, page, size } from '../inputs.js';
import { operation } from '../operation.js';
import { pageOf, readPage, type PageOf } from '../page.js';

const folder = z.enum(ConversationFolder).refine((value) => value !== ConversationFolder.UNSPECIFIED);

/** A folder of the viewer's conversations, those with the newest message first. */
export const listConversations = operation({
  input: z.object({ folder, page, size: size(20, 50), cursor }),
  access: 'member',
  run: (ctx, { folder, ...asked }): Promise<PageOf<Conversation>> =>
    readPage(ctx, `conversations:${folder}`, asked, async (page) => {
      const { conversations, info } = await ctx.services.messaging.listConversations({ folder, page });
      return pageOf(conversations, info);
    }),
});

/** One of the viewer's conversations; undefined for every other id. */
export const getConversation = operation({
  input: z.object({ id }),
  access: 'member',
  run: ({ services }, { id: conversationId }): Promise<Conversation | undefined> =>
    services.messaging
      .getConversation({ conversationId })
      .then(({ conversation }) => conversation)
      .catch(noneWhenNotFound),
});

export interface ConversationWith {
  readonly member: Member;
  readonly conversation: Conversation | undefined;
  readonly mayWrite: boolean;
}

/** A member, with the conversation between the member and the viewer; undefined for an unknown username. */
export const findConversation = operation({
  input: z.object({ username: z.string().min(1).max(64) }),
  access: 'member',
  async run({ services }, { username }): Promise<ConversationWith | undefined> {
    const { member } = await services.accounts.getMemberByUsername({ username });
    if (!member) return undefined;
    const found = await services.messaging.findConversation({ memberId: member.id });
    return { member, conversation: found.conversation, mayWrite: found.mayWrite };
  },
});

/**
 * The messages of a conversation, the newest first; with `changedSince` the changed ones, the oldest change first. Undefined if
 * the viewer is not in it.
 */
export const listMessages = operation({
  input: z.object({
    conversationId: id,
    page,
    size: size(50),
    cursor,
    changedSince: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .nullish(),
  }),
  access: 'member',
  run: (ctx, { conversationId, changedSince, ...asked }): Promise<PageOf<Message> | undefined> =>
    readPage(ctx, `messages:${conversationId}`, asked, async (page) => {
      const request = { conversationId, page, changedSince: changedSince ?? 0 };
      const { messages, info } = await ctx.services.messaging.listMessages(request);
      return pageOf(messages, info);
    }).catch(noneWhenNotFound),
});

/** The viewer's settings of messages. */
export const getMessageSettings = operation({
  input: z.object({}),
  access: 'member',
  async run({ services }) {
    const { settings } = await services.messaging.getMessageSettings({});
    if (!settings) throw new DomainError('INTERNAL', { reason: 'an answer without settings' });
    return settings;
  },
});
