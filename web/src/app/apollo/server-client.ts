import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { textOf } from '../../graphql/document.js';
import type { FetchGraphql } from '../../server/types.js';
import { createCache } from './cache.js';

/** A client for exactly one page, so that no data leaks from one answer into another. */
export function createServerClient(fetchGraphql: FetchGraphql, signal: AbortSignal): ApolloClient {
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName, variables, query } = operation;
        fetchGraphql({ query: textOf(query), operationName, variables }, signal).then(
          (answer) => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return new ApolloClient({
    ssrMode: true,
    link,
    cache: createCache(),
    // A page is rendered as soon as its answers arrive. By default each would hold a timer and its data for 30 s.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 2_000 } } },
  });
}
