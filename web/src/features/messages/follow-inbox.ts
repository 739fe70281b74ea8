import type { ApolloClient } from '@apollo/client';
import { InboxDocument } from '../../generated/inbox.js';
import { InboxNowDocument } from '../../generated/inbox-now.js';
import type { InboxFieldsFragment } from '../../generated/types.js';
import type { LiveContext } from '../../lib/live-context.js';

/** Specification, section 9. */
const POLL_MS = 10_000;

/**
 * Follows the viewer's conversations: by the live connection, and by a poll each 10 s of a visible page while there is none.
 * @param take gets what has changed since the answer before
 * @returns a function that ends it
 */
export function followInbox(client: ApolloClient, take: (inbox: InboxFieldsFragment) => void): () => void {
  let since = 0;
  let isLive = false;
  const received = (inbox: InboxFieldsFragment | null | undefined) => {
    if (!inbox) return;
    since = inbox.revision;
    take(inbox);
  };
  const lost = () => {
    isLive = false;
  };
  const context: LiveContext = { onLost: lost, variablesNow: () => ({ since }) };
  const following = client
    .subscribe({ query: InboxDocument, variables: { since }, context: { ...context } })
    .subscribe({
      next: ({ data }) => {
        isLive = data != null;
        received(data?.inbox);
      },
      error: lost,
      complete: lost,
    });
  const poll = () => {
    if (isLive || document.hidden) return;
    client.query({ query: InboxNowDocument, variables: { since }, fetchPolicy: 'network-only' }).then(
      ({ data }) => received(data?.inbox),
      () => undefined,
    );
  };
  const timer = setInterval(poll, POLL_MS);
  return () => {
    clearInterval(timer);
    following.unsubscribe();
  };
}
