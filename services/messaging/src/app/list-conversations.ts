import {
  isId,
  keyPage,
  keyset,
  notFound,
  type GoneMembers,
  type KeyPage,
  type KeyPageQuery,
} from '@seyir/kit';
import type { Conversation } from '../domain/conversation.js';
import type { ConversationList, ConversationStore, Members } from './ports.js';

const sizes = { usual: 20, most: 50 } as const;
const newestFirst = keyset('conversations', { at: 'moment', id: 'id' });

/** A folder of the member's conversations, those with the newest message first. BAD_INPUT as in keyPage. */
export const listConversations =
  ({ conversations }: { readonly conversations: ConversationStore }) =>
  (
    memberId: string,
    list: ConversationList,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<Conversation>> =>
    keyPage({ keyset: newestFirst, sizes, page }, (slice) => conversations.list(memberId, list, slice));

/** One of the member's conversations. NOT_FOUND. */
export const getConversation =
  ({ conversations }: { readonly conversations: ConversationStore }) =>
  async (memberId: string, id: string): Promise<Conversation> => {
    const [conversation] = isId(id) ? await conversations.byIds(memberId, [id]) : [];
    if (!conversation) throw notFound(`conversation ${id}`);
    return conversation;
  };

export interface FoundConversation {
  /** Undefined if the two never wrote to each other, or the member has removed it. */
  readonly conversation: Conversation | undefined;
  readonly mayWrite: boolean;
}

/** The conversation of the member with another one. NOT_FOUND for an unknown member without a conversation. */
export const findConversation =
  ({
    conversations,
    members,
    goneMembers,
  }: {
    readonly conversations: ConversationStore;
    readonly members: Members;
    readonly goneMembers: GoneMembers;
  }) =>
  async (memberId: string, otherId: string): Promise<FoundConversation> => {
    if (!isId(otherId)) throw notFound(`member ${otherId}`);
    if (otherId === memberId) return { conversation: undefined, mayWrite: false };
    const id = await conversations.idOf(memberId, otherId);
    const [conversation] = id ? await conversations.byIds(memberId, [id]) : [];
    if (conversation)
      return {
        conversation: conversation.last ? conversation : undefined,
        mayWrite: conversation.mayWrite,
      };
    if (!(await members.exists(otherId))) throw notFound(`member ${otherId}`);
    const isGone = (await goneMembers.among([otherId])).size > 0;
    return {
      conversation: undefined,
      mayWrite: !isGone && !(await conversations.isBlocked(memberId, otherId)),
    };
  };
