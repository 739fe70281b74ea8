import { useQuery } from '@apollo/client/react';
import { ContinueWatchingDocument } from '../../../generated/continue-watching.js';
import type { ContinueWatchingQuery } from '../../../generated/types.js';
import { useViewer } from '../../../lib/viewer.js';

export type Unfinished = NonNullable<ContinueWatchingQuery['continueWatching']>['items'][number];

/**
 * The unfinished episode of a title that the member watched last. The many cards use only cached data; a title's own page queries
 * it.
 */
export function useResume(titleId: string, known = false): Unfinished | undefined {
  const viewer = useViewer();
  const { data } = useQuery(ContinueWatchingDocument, {
    variables: { page: 1, size: 12 },
    skip: viewer.state !== 'member',
    fetchPolicy: known ? 'cache-first' : 'cache-and-network',
    ssr: false,
  });
  return data?.continueWatching?.items.find((item) => item.title?.id === titleId && item.episode?.path);
}
