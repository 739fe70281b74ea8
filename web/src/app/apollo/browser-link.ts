import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { TransportError } from '../../lib/graphql-error.js';

/** Posts operations to the site's own door. A third of Apollo's HttpLink, which would cost every first load. */
export function browserLink(uri = '/graphql'): ApolloLink {
  return new ApolloLink(
    ({ query, operationName, variables, extensions }) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const body = JSON.stringify({ query: print(query), operationName, variables, extensions });
        post(uri, body, abort.signal).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => !abort.signal.aborted && observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}

async function post(uri: string, body: string, signal: AbortSignal): Promise<ApolloLink.Result> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  };
  const response = await fetch(uri, { method: 'POST', headers, body, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new TransportError(0);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new TransportError(response.status);
  }
  return answer as ApolloLink.Result;
}
