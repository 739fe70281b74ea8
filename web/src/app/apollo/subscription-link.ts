import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import type { Client } from 'graphql-ws';
import type { SignInDesk } from '../../lib/sign-in-desk.js';

export interface Subscriptions {
  link: ApolloLink;
  /** Opens the socket anew: after a sign-in or sign-out its cookie is another one. */
  restart: () => void;
}

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql/ws`;

/** Subscriptions over a WebSocket, whose code comes with the first of them. */
export function subscriptionLink(desk: SignInDesk, url = address): Subscriptions {
  let loading: Promise<Client> | undefined;
  const client = () =>
    (loading ??= import('./subscription-client.js').then(
      ({ createSubscriptionClient }) => createSubscriptionClient(url(), () => desk.ended()),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const link = new ApolloLink(
    ({ query, operationName, variables }) =>
      new Observable((observer) => {
        let stop = () => undefined as void;
        client().then(
          (socket) => {
            if (observer.closed) return;
            stop = socket.subscribe(
              { query: print(query), operationName: operationName ?? null, variables },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                error: (error) => observer.error(error),
                complete: () => observer.complete(),
              },
            );
          },
          (error: unknown) => observer.error(error),
        );
        return () => stop();
      }),
  );
  return { link, restart: () => void loading?.then((socket) => socket.terminate()) };
}
