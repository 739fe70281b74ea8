import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

interface Page<Item> {
  items: readonly Item[];
  /** Entries of the whole list. */
  count: number;
  last: boolean;
  /** Cursor of the next page. */
  nextCursor: string | null;
}

export interface List<Item> {
  items: readonly Item[];
  /** Total entries in the newest answer. */
  count: number;
  last: boolean;
  /** Whether a further page was requested. */
  turned: boolean;
  /** `hidden`: the answer is null, without an error. */
  state: 'first' | 'idle' | 'more' | 'failed' | 'moreFailed' | 'hidden';
  more: () => void;
  retry: () => void;
}

interface Turned {
  /** Key of the query that the further pages belong to. */
  of: string;
  state: 'idle' | 'more' | 'moreFailed';
}

const size = 24;

/**
 * A list of the member, page by page, reloaded whenever it is opened. Pages use a cursor, so added or removed entries
 * do not shift them; the cache joins them.
 * @param document a query whose list has a keyset policy in the cache
 * @param pageOf finds the list in the answer
 */
export function useList<Item, Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables & { page: number; size: number; cursor?: string | null }>,
  variables: Variables,
  pageOf: (data: Data) => Page<Item> | null,
): List<Item> {
  const { data, error, loading, fetchMore, refetch } = useQuery<Data, OperationVariables>(document, {
    variables: { ...variables, page: 1, size },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const question = JSON.stringify(variables);
  const [asked, setAsked] = useState<Turned>();
  const turned = asked?.of === question ? asked.state : undefined;
  const list = data ? pageOf(data) : undefined;

  const more = () => {
    if (!list || turned === 'more') return;
    const turn = (state: Turned['state']) => setAsked({ of: question, state });
    turn('more');
    const page = Math.floor(list.items.length / size) + 1;
    fetchMore({ variables: { page, cursor: list.nextCursor } }).then(
      ({ data: answer }) => turn(answer && pageOf(answer as Data) ? 'idle' : 'moreFailed'),
      () => turn('moreFailed'),
    );
  };
  return {
    items: list?.items ?? [],
    count: list?.count ?? 0,
    last: list?.last ?? false,
    turned: turned !== undefined,
    state: list ? (turned ?? 'idle') : loading ? 'first' : data && !error ? 'hidden' : 'failed',
    more,
    retry: () => void refetch().catch(() => undefined),
  };
}
