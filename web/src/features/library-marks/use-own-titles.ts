import { useQuery } from '@apollo/client/react';
import { LibraryOverlayDocument } from '../../generated/library-overlay.js';
import { useViewer } from '../../lib/viewer.js';

/** The gateway answers for at most 200 titles. */
const MOST = 200;

export interface OwnTitles {
  /** The titles that the member follows or has on the watch list, as far as they are loaded; undefined before the first answer. */
  readonly own: ReadonlySet<string> | undefined;
  /** Whether all titles were looked up. */
  readonly complete: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Which of at most 1,000 titles are the member's own. Asks nothing for visitors, and nothing if it is not wanted. */
export function useOwnTitles(titleIds: readonly string[], isWanted: boolean): OwnTitles {
  const parts = [
    usePart(titleIds, 0, isWanted),
    usePart(titleIds, 1, isWanted),
    usePart(titleIds, 2, isWanted),
    usePart(titleIds, 3, isWanted),
    usePart(titleIds, 4, isWanted),
  ].filter(({ asks }) => asks);
  const titles = parts.flatMap(({ data, previousData }) => (data ?? previousData)?.library?.titles ?? []);
  const isKnown = titleIds.length === 0 || parts.some(({ data, previousData }) => data ?? previousData);
  const failed = parts.filter(({ data, error }) => error && !data);
  return {
    own: isKnown
      ? new Set(titles.filter(({ followed, inWatchList }) => followed || inWatchList).map(({ id }) => id))
      : undefined,
    complete: parts.every(({ data }) => data),
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch().catch(() => undefined)),
  };
}

function usePart(titleIds: readonly string[], n: number, isWanted: boolean) {
  const { state } = useViewer();
  const part = titleIds.slice(n * MOST, (n + 1) * MOST);
  const asks = state === 'member' && isWanted && part.length > 0;
  const { data, previousData, error, refetch } = useQuery(LibraryOverlayDocument, {
    variables: { titleIds: part, episodeIds: [] },
    skip: !asks,
    // Marks may have changed on another device.
    fetchPolicy: 'network-only',
    ssr: false,
  });
  return { asks, data, previousData, error, refetch };
}
