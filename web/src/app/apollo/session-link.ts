import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { wantsSession } from '../../lib/graphql-error.js';
import type { SignInDesk } from '../../lib/sign-in-desk.js';

/**
 * What somebody did without a session asks for one and then goes on: the same mutation is sent again after the
 * sign-in. Everything else that meets the end of a session only says so to the desk; `context: { quiet: true }`
 * makes a mutation background work, which opens no modal.
 */
export function sessionLink(desk: SignInDesk): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const isAction =
      operation.operationType === OperationTypeNode.MUTATION && operation.getContext()['quiet'] !== true;
    return new Observable((observer) => {
      let asked = false;
      let running = forward(operation).subscribe({
        next: (result) => {
          const lacksSession = result.errors?.some(({ extensions }) => wantsSession(extensions?.['code']));
          if (lacksSession) desk.ended();
          if (!lacksSession || !isAction) {
            observer.next(result);
            return;
          }
          asked = true;
          void desk.ask().then((signedIn) => {
            if (observer.closed) return;
            if (signedIn) running = forward(operation).subscribe(observer);
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
