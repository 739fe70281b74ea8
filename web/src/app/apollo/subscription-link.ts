import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { textOf } from '../../graphql/document.js';
import type { LiveContext } from '../../lib/live-context.js';
import type { SignInBroker } from '../../lib/sign-in-broker.js';

export interface Subscriptions {
  link: ApolloLink;
  /** Opens a new socket: a sign-in or sign-out changes its cookie. */
  restart: () => void;
}

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql/ws`;

/** Subscriptions over a WebSocket. Its code loads with the first subscription. */
export function subscriptionLink(broker: SignInBroker, url = address): Subscriptions {
  let loading: Promise<Client> | undefined;
  const client = () =>
    (loading ??= import('./subscription-client.js').then(
      ({ createSubscriptionClient }) => createSubscriptionClient(url(), () => broker.ended()),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, operationName, variables } = operation;
        const { onLost, variablesNow } = operation.getContext() as LiveContext;
        let stop = () => undefined as void;
        client().then(
          (socket) => {
            if (observer.closed) return;
            const forget = onLost ? socket.on('closed', onLost) : undefined;
            const end = socket.subscribe(
              {
                query: textOf(query),
                operationName: operationName ?? null,
                // Read again each time something is sent.
                get variables() {
                  return variablesNow?.() ?? variables;
                },
              },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                error: (error) => observer.error(error),
                complete: () => observer.complete(),
              },
            );
            stop = () => {
              forget?.();
              end();
            };
          },
          (error: unknown) => observer.error(error),
        );
        return () => stop();
      }),
  );
  return { link, restart: () => void loading?.then((socket) => socket.terminate()) };
}
