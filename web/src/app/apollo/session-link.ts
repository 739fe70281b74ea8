import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { ViewerChanged, wantsSession } from '../../lib/graphql-error.js';
import type { SignInBroker } from '../../lib/sign-in-broker.js';

/**
 * When a mutation fails for lack of a session, asks the broker for a sign-in, then sends the same mutation again, unless
 * another member has signed in: it then fails with `ViewerChanged`.
 * Other operations only report the end of a session to the broker. `context: { quiet: true }` marks a background mutation,
 * which opens no modal. Answers to mutations of a viewer who has left are dropped. `context: { anyViewer: true }` keeps the answer
 * to a mutation that may itself end the session, such as one with a mailed token; it must hold no data of the viewer who left.
 */
export function sessionLink(broker: SignInBroker): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    const isOfViewer = isMutation && operation.getContext()['anyViewer'] !== true;
    const isAction = isMutation && operation.getContext()['quiet'] !== true;
    return new Observable((observer) => {
      let asked = false;
      const { viewer } = broker;
      const maySend = broker.ticket();
      let running = forward(operation).subscribe({
        next: (result) => {
          const lacksSession = result.errors?.some(({ extensions }) => wantsSession(extensions?.['code']));
          // Dropped, because the answer would write the previous viewer's data into this viewer's cache.
          if (isOfViewer && !lacksSession && viewer !== broker.viewer) {
            observer.next({ data: null });
            return;
          }
          if (lacksSession) broker.ended();
          if (!lacksSession || !isAction) {
            observer.next(result);
            return;
          }
          asked = true;
          void broker.ask().then((signedIn) => {
            if (observer.closed) return;
            if (signedIn && maySend()) running = forward(operation).subscribe(observer);
            else if (signedIn) observer.error(new ViewerChanged());
            else {
              observer.next(result);
              observer.complete();
            }
          });
        },
        error: (error: unknown) => observer.error(error),
        complete: () => {
          if (!asked) observer.complete();
        },
      });
      return () => running.unsubscribe();
    });
  });
}
