import type { ApolloClient } from '@apollo/client';
import type { SignInBroker } from '../../lib/sign-in-broker.js';
import { followInbox } from './follow-inbox.js';
import { outboxOf } from './hooks/use-outbox.js';

/**
 * Every page sends the messages that were typed before a reload, and follows the number of conversations with unread ones. Its code
 * loads after the page, because the first view needs nothing of it.
 * @returns a function that ends it
 */
export function followMessages(
  client: ApolloClient,
  broker: SignInBroker,
  viewerId: string,
  onUnread: (unread: number) => void,
): () => void {
  outboxOf(client, broker, viewerId).flush();
  return followInbox(client, ({ unread }) => onUnread(unread));
}
