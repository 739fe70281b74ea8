import { ConversationFolder, Reaction, wakes } from '@seyir/proto';
import { mediaAddress } from '../../addresses/media-signature.js';
import { liveHints } from '../../live/live-hints.js';
import { liveReads } from '../../live/live-reads.js';
import {
  answerMessageRequest,
  markConversationRead,
  noteTyping,
  setMessageSettings,
} from '../../operations/messaging/manage-conversation.js';
import {
  findConversation,
  getConversation,
  getMessageSettings,
  listConversations,
  listMessages,
} from '../../operations/messaging/read-messages.js';
import { takeInbox } from '../../operations/messaging/take-inbox.js';
import {
  deleteMessage,
  editMessage,
  openConversation,
  reactToMessage,
  sendMessage,
} from '../../operations/messaging/write-messages.js';
import { assertMember } from '../../operations/operation.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

export const messagingResolvers = {
  Query: {
    conversations: (_, args, ctx) => listConversations(ctx, args),
    conversation: async (_, args, ctx) => (await getConversation(ctx, args)) ?? null,
    conversationWith: async (_, args, ctx) => (await findConversation(ctx, args)) ?? null,
    messages: async (_, args, ctx) => (await listMessages(ctx, args)) ?? null,
    inbox: (_, args, ctx) => takeInbox(ctx, args),
    messageSettings: (_parent, _args, ctx) => getMessageSettings(ctx, {}),
  },
  Mutation: {
    openConversation: (_, { input }, ctx) => openConversation(ctx, input),
    sendMessage: (_, { input }, ctx) => sendMessage(ctx, input),
    editMessage: async (_, { input }, ctx) => ({ message: await editMessage(ctx, input) }),
    deleteMessage: async (_, args, ctx) => ({ message: await deleteMessage(ctx, args) }),
    reactToMessage: async (_, { input }, ctx) => ({ message: await reactToMessage(ctx, input) }),
    markConversationRead: async (_, args, ctx) => ({
      conversation: await markConversationRead(ctx, args),
    }),
    answerMessageRequest: async (_, args, ctx) => ({
      conversation: (await answerMessageRequest(ctx, args)) ?? null,
    }),
    noteTyping: async (_, args, ctx) => {
      await noteTyping(ctx, args);
      return args;
    },
    setMessageSettings: async (_, { input }, ctx) => ({ settings: await setMessageSettings(ctx, input) }),
  },
  Subscription: {
    inbox: {
      async subscribe(_, { since }, ctx) {
        assertMember(ctx);
        const subject = wakes.messages(ctx.viewer.memberId ?? '');
        let known = since;
        let isFirst = true;
        return liveReads({ ...ctx.parts.platform, subject, once: true }, async () => {
          const inbox = await takeInbox(ctx, { since: known });
          if (!isFirst && inbox.revision === known) return undefined;
          [known, isFirst] = [inbox.revision, false];
          return { inbox };
        });
      },
    },
    typing: {
      async subscribe(_parent, _args, ctx) {
        assertMember(ctx);
        const subject = wakes.typing(ctx.viewer.memberId ?? '');
        return liveHints({ live: ctx.parts.platform.live, subject }, (conversationId) => ({
          typing: { conversationId },
        }));
      },
    },
  },
  Conversation: {
    member: async ({ otherId }, _, { loaders }) =>
      (await loaders.members.load(otherId).catch(() => undefined)) ?? null,
    folder: ({ folder }) => knownOr(ConversationFolder, folder, ConversationFolder.INBOX),
    lastMessage: ({ last }) => last ?? null,
    lastAt: ({ lastAt }) => lastAt ?? new Date(0),
  },
  ConversationWith: {
    conversation: ({ conversation }) => conversation ?? null,
  },
  Message: {
    authorId: ({ authorId }) => authorId || null,
    sentAt: ({ sentAt }) => sentAt ?? new Date(0),
    editableUntil: ({ editableUntil, authorId, deleted }, _, { viewer }) =>
      !deleted && authorId === viewer.memberId ? (editableUntil ?? null) : null,
    replyTo: ({ replyTo }) => replyTo ?? null,
    reactions: ({ reactions }) => reactions.filter(({ reaction }) => reaction in Reaction && reaction > 0),
    photos: ({ photos }, _, { parts }) =>
      photos.map((photo) => ({ ...photo, src: mediaAddress(parts.media, photo.file) ?? '' })),
  },
  MessageQuote: {
    authorId: ({ authorId }) => authorId || null,
  },
} satisfies Resolvers;
