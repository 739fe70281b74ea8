import {
  countKept,
  listAudit,
  type Clock,
  type GoneMembers,
  type Ids,
  type KeptCounter,
  type StoredFiles,
  type Tasks,
  type UnitOfWork,
} from '@seyir/kit';
import { answerRequest } from './app/answer-request.js';
import { deleteMessage } from './app/delete-message.js';
import { editMessage } from './app/edit-message.js';
import { importConversations } from './app/import-conversations.js';
import { keepBlock } from './app/keep-block.js';
import { findConversation, getConversation, listConversations } from './app/list-conversations.js';
import { markRead } from './app/mark-read.js';
import { noteTyping } from './app/note-typing.js';
import { openConversation, type FirstMessage } from './app/open-conversation.js';
import type { PhotoStore } from './app/photo-ports.js';
import { reactToMessage } from './app/react-to-message.js';
import {
  copyEvidence,
  listChangedMessages,
  listMessages,
  readMessage,
  readSent,
} from './app/read-messages.js';
import { removeMember } from './app/remove-member.js';
import { removeReportedMessage } from './app/remove-reported.js';
import { sendMessage, type SendMessageInput } from './app/send-message.js';
import { getSettings, setSettings } from './app/settings.js';
import { takeInbox } from './app/take-inbox.js';
import type { Reaction } from './domain/message.js';
import { roomUseCases, type RoomPorts } from './room-use-cases.js';
import type {
  ConversationStore,
  Follows,
  Members,
  MessageEvents,
  MessageStore,
  RequestNotices,
  SettingStore,
} from './app/ports.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports extends RoomPorts {
  readonly conversations: ConversationStore;
  readonly messages: MessageStore;
  readonly photos: PhotoStore;
  readonly photoFiles: StoredFiles;
  readonly settings: SettingStore;
  readonly kept: KeptCounter;
  readonly members: Members;
  readonly follows: Follows;
  readonly events: MessageEvents;
  readonly requestNotices: RequestNotices;
  readonly goneMembers: GoneMembers;
  readonly transaction: UnitOfWork;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The use cases for the controllers, one function each. */
export type UseCases = ReturnType<typeof useCases>;

/**
 * The use cases on their ports. Writes read their answer separately, outside the transaction: the stored answer of a
 * repeated call contains only ids, so no text outlives its message.
 */
export const useCases = (ports: Ports) => {
  const { transaction } = ports;
  const sent = readSent(ports);
  const message = readMessage(ports);
  const conversation = getConversation(ports);
  const open = transaction.repeatable(openConversation(ports));
  const send = transaction.repeatable(sendMessage(ports));
  const edit = transaction.repeatable(editMessage(ports));
  const react = transaction.repeatable(reactToMessage(ports));
  const remove = deleteMessage(ports);
  const read = markRead(ports);
  const answer = answerRequest(ports);
  return {
    openConversation: async (memberId: string, otherId: string, input: FirstMessage) =>
      sent(memberId, await open(memberId, otherId, input)),
    sendMessage: async (memberId: string, input: SendMessageInput) =>
      sent(memberId, await send(memberId, input)),
    async editMessage(memberId: string, id: string, body: string) {
      await edit(memberId, id, body);
      return message(memberId, id);
    },
    async deleteMessage(memberId: string, id: string) {
      await remove(memberId, id);
      return message(memberId, id);
    },
    async reactToMessage(memberId: string, id: string, reaction: Reaction | undefined) {
      await react(memberId, id, reaction);
      return message(memberId, id);
    },
    listConversations: listConversations(ports),
    getConversation: conversation,
    findConversation: findConversation(ports),
    listMessages: listMessages(ports),
    listChangedMessages: listChangedMessages(ports),
    takeInbox: takeInbox(ports),
    async markRead(memberId: string, id: string, seq: number) {
      await read(memberId, id, seq);
      return conversation(memberId, id);
    },
    async answerRequest(memberId: string, id: string, accepted: boolean) {
      await answer(memberId, id, accepted);
      return conversation(memberId, id);
    },
    noteTyping: noteTyping(ports),
    getSettings: getSettings(ports),
    setSettings: setSettings(ports),
    copyEvidence: copyEvidence(ports),
    countKept: countKept({ removal: ports.kept }),
    listAudit: listAudit(ports.transaction),
    keepBlock: keepBlock(ports),
    removeMember: removeMember(ports),
    removeReportedMessage: removeReportedMessage(ports),
    ...roomUseCases(ports),
    importConversations: importConversations(ports),
  };
};
