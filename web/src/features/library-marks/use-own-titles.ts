import { useQuery } from '@apollo/client/react';
import { LibraryOverlayDocument } from '../../generated/library-overlay.js';
import { useViewer } from '../../lib/viewer.js';

/** The gateway answers for at most 200 titles. */
const MOST = 200;

/** Those of the titles that the member follows or has on the watch list; undefined for visitors and until it is loaded. */
export function useOwnTitles(
  titleIds: readonly string[],
  isWanted: boolean,
): ReadonlySet<string> | undefined {
  const { state } = useViewer();
  const { data, previousData } = useQuery(LibraryOverlayDocument, {
    variables: { titleIds: titleIds.slice(0, MOST), episodeIds: [] },
    skip: state !== 'member' || !isWanted || titleIds.length === 0,
    fetchPolicy: 'cache-and-network',
    ssr: false,
  });
  const titles = (data ?? previousData)?.library?.titles;
  return (
    titles &&
    new Set(titles.filter(({ followed, inWatchList }) => followed || inWatchList).map(({ id }) => id))
  );
}
