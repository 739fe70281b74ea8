import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Reads a further page of a query and joins it to the cached one. Rejects if the page cannot be read. The page that shows the query
 * stays, unlike after a failed `fetchMore` of a query that suspends.
 * @param further the variables that differ for the page, such as its cursor
 */
export async function readMore<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  further: Partial<NoInfer<Variables>>,
  join: (before: Data, next: Data) => Data,
): Promise<void> {
  const { data: next } = await client.query<Data, OperationVariables>({
    query,
    variables: { ...variables, ...further },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (!next) throw new Error('no page');
  client.cache.updateQuery<Data, OperationVariables>({ query, variables }, (before) =>
    before ? join(before, next) : undefined,
  );
}
