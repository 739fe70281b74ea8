import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';

/** The gateway did not answer with GraphQL at all; `status` is 0 when it did not answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(readonly status: number) {
    super(`GraphQL door answered ${status}`);
  }
}

/** Posts operations to the site's own door. A third of Apollo's HttpLink, which would cost every first load. */
export function browserLink(uri = '/graphql'): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, operationName, variables, extensions } = operation;
        const abort = new AbortController();
        const body = JSON.stringify({ query: print(query), operationName, variables, extensions });
        // What is sent while the page goes must outlive it.
        const keepalive = operation.getContext()['keepalive'] === true;
        post(uri, body, { signal: abort.signal, keepalive }).then(
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

async function post(
  uri: string,
  body: string,
  options: { signal: AbortSignal; keepalive: boolean },
): Promise<ApolloLink.Result> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  };
  const response = await fetch(uri, { method: 'POST', headers, body, ...options }).catch((error: unknown) => {
    if (options.signal.aborted) throw error;
    throw new TransportError(0);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new TransportError(response.status);
  }
  return answer as ApolloLink.Result;
}
