import { badInput, grpcController, memberOf, type KeyPage } from '@seyir/kit';
import { MessagingService } from '@seyir/proto';
import type { Message } from '../../domain/message.js';
import type { UseCases } from '../../use-cases.js';
import { importHandlers } from './import-handlers.js';
import { roomHandlers } from './room-handlers.js';
import { fromConversation, fromEvidence, fromMessage, toFolder, toReaction } from './messages.js';

export const messagingController = grpcController(MessagingService, (app: UseCases) => ({
  async openConversation({ memberId, body, photos }, call) {
    const first = { body, photos };
    const { conversation, message } = await app.openConversation(memberOf(call), memberId, first);
    return { conversation: fromConversation(conversation), message: fromMessage(message) };
  },

  async sendMessage({ conversationId, body, photos, replyToId }, call) {
    const input = { conversationId, body, photos, replyToId };
    const { conversation, message } = await app.sendMessage(memberOf(call), input);
    return { conversation: fromConversation(conversation), message: fromMessage(message) };
  },

  async editMessage({ messageId, body }, call) {
    return { message: fromMessage(await app.editMessage(memberOf(call), messageId, body)) };
  },

  async deleteMessage({ messageId }, call) {
    return { message: fromMessage(await app.deleteMessage(memberOf(call), messageId)) };
  },

  async reactToMessage({ messageId, reaction }, call) {
    const message = await app.reactToMessage(memberOf(call), messageId, toReaction(reaction));
    return { message: fromMessage(message) };
  },

  async listConversations({ folder, page, unreadOnly }, call) {
    const list = { folder: toFolder(folder), unreadOnly };
    const { items, last, next } = await app.listConversations(memberOf(call), list, page);
    return { conversations: items.map(fromConversation), info: { last, nextCursor: next } };
  },

  async getConversation({ conversationId }, call) {
    return { conversation: fromConversation(await app.getConversation(memberOf(call), conversationId)) };
  },

  async findConversation({ memberId }, call) {
    const { conversation, mayWrite } = await app.findConversation(memberOf(call), memberId);
    return { mayWrite, ...(conversation && { conversation: fromConversation(conversation) }) };
  },

  async listMessages({ conversationId, page, changedSince: since }, call) {
    const member = memberOf(call);
    return messagesPage(
      since > 0
        ? await app.listChangedMessages(member, conversationId, { since, size: page?.size ?? 0 })
        : await app.listMessages(member, conversationId, page),
    );
  },

  async takeInbox({ since }, call) {
    const { conversations, ...inbox } = await app.takeInbox(memberOf(call), since);
    return { ...inbox, conversations: conversations.map(fromConversation) };
  },

  async markConversationRead({ conversationId, seq }, call) {
    const read = await app.markRead(memberOf(call), conversationId, seq);
    return { conversation: fromConversation(read) };
  },

  async answerMessageRequest({ conversationId, accepted }, call) {
    const answered = await app.answerRequest(memberOf(call), conversationId, accepted);
    return answered.last ? { conversation: fromConversation(answered) } : {};
  },

  async noteTyping({ conversationId }, call) {
    await app.noteTyping(memberOf(call), conversationId);
    return {};
  },

  async getMessageSettings(_, call) {
    return { settings: await app.getSettings(memberOf(call)) };
  },

  async setMessageSettings({ settings }, call) {
    if (!settings) throw badInput({ settings: 'required' });
    const { readMarks } = settings;
    return { settings: await app.setSettings(memberOf(call), { readMarks }) };
  },

  async copyEvidence({ messageId }, call) {
    return { messages: (await app.copyEvidence(memberOf(call), messageId)).map(fromEvidence) };
  },

  listAudit: app.listAudit,

  async countKept({ memberIds, subjectIds }) {
    return { counts: await app.countKept(memberIds, subjectIds) };
  },

  ...roomHandlers(app),
  ...importHandlers(app),
}));

const messagesPage = ({ items, last, next }: KeyPage<Message>) => ({
  messages: items.map(fromMessage),
  info: { last, nextCursor: next },
});
