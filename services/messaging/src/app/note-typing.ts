import type { ConversationStore, MessageEvents } from './ports.js';

interface Deps {
  readonly conversations: ConversationStore;
  readonly events: MessageEvents;
}

/** Shows the other member that this one is typing; not in a request, and not if one of the two blocks the other. */
export const noteTyping =
  ({ conversations, events }: Deps) =>
  async (memberId: string, id: string): Promise<void> => {
    const [conversation] = await conversations.byIds(memberId, [id]);
    if (conversation?.accepted && conversation.mayWrite) events.typing(conversation.otherId, id);
  };
