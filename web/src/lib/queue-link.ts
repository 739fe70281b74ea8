import { ApolloLink, Observable } from '@apollo/client';
import { ViewerChanged } from './graphql-error.js';
import type { SignInBroker } from './sign-in-broker.js';

/** Context of a mutation: mutations of one queue are sent in sequence. */
export interface QueueContext {
  queue: string;
}

/**
 * Sends the mutations of a queue in order, each after the answer to the previous one, so that the gateway keeps the last one. A
 * mutation whose viewer has changed while it waited fails with `ViewerChanged`.
 */
export function queueLink(broker: SignInBroker): ApolloLink {
  const ends = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { queue } = operation.getContext() as Partial<QueueContext>;
    if (queue === undefined) return forward(operation);
    const maySend = broker.ticket();
    return new Observable((observer) => {
      const before = ends.get(queue) ?? Promise.resolve();
      const end = before.then(() => new Promise<void>((resolve) => observer.add(resolve)));
      ends.set(queue, end);
      void end.then(() => ends.get(queue) === end && ends.delete(queue));
      void before.then(() => {
        if (observer.closed) return;
        if (maySend()) observer.add(forward(operation).subscribe(observer));
        else observer.error(new ViewerChanged());
      });
    });
  });
}
